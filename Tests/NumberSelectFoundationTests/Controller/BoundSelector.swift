import NumberContract
import NumberSelect
import NumberSelectFoundation
import TestSupport

/// A selector that is bound to a scripted source.
@MainActor
struct BoundSelector {
  let clock = HandClock()
  let face = RecordingFace()
  let source = ScriptedSource()
  let controller: NumberSelectController

  init(network: (any NetworkMonitor)? = nil) {
    controller = NumberSelectController(clock: clock, network: network)
    controller.face = face
    controller.bind(to: source)
  }

  /// One that has loaded this.
  init(_ number: ExactDecimal?, rule: NumberRule = NumberRule()) async {
    self.init()
    await source.answer(.success(document(number, rule: rule)))
    _ = await isIdle()
    _ = face.heard
  }

  /// The choices that were made are sent when it has been quiet for so long.
  func quiet() {
    clock.turn(by: 300)
  }

  func isIdle() async -> Bool {
    await comesAbout { controller.activity == .idle }
  }

  /// Whether an attempt came to nothing and the next waits for its time.
  func isPausing() async -> Bool {
    await comesAbout { controller.selector.actionDeadline != nil }
  }

  func isFailed(_ error: NumberSourceError) async -> Bool {
    await comesAbout { controller.activity == .failed(error) }
  }
}
