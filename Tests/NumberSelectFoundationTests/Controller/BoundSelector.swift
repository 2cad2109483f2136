import NumberContract
import NumberSelect
import NumberSelectFoundation

/// A selector that is bound to a scripted source.
@MainActor
struct BoundSelector {
  let clock = HandClock()
  let face = RecordingFace()
  let source = ScriptedSource()
  let controller: NumberSelectController

  init() {
    controller = NumberSelectController(clock: clock)
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
    await eventually { controller.activity == .idle }
  }

  func isFailed(_ error: NumberSourceError) async -> Bool {
    await eventually { controller.activity == .failed(error) }
  }
}
