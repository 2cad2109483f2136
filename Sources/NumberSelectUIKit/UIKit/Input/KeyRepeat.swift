#if canImport(UIKit)
import NumberSelect
import NumberSelectFoundation

/// Makes a key that is held down come again and again: UIKit tells of a key only when it goes down
/// and when it goes up.
@MainActor
final class KeyRepeat {
  private let clock: any NumberClock
  private let send: (NumberEvent) -> Void
  private lazy var alarm = clock.makeAlarm { [weak self] in self?.repeatKey() }
  private var key: NumberKey?

  init(clock: any NumberClock, send: @escaping (NumberEvent) -> Void) {
    self.clock = clock
    self.send = send
  }

  func press(_ key: NumberKey) {
    self.key = key
    alarm.set(clock.now + Self.delay)
    send(.keyDown(key))
  }

  func release(_ key: NumberKey) {
    guard key == self.key else { return }
    stop()
    send(.keyUp)
  }

  /// Forgets the key without waiting for it to go up.
  func stop() {
    guard key != nil else { return }
    key = nil
    alarm.set(nil)
  }

  private func repeatKey() {
    guard let key else { return }
    alarm.set(clock.now + Self.interval)
    send(.keyDown(key))
  }

  private static let delay: Milliseconds = 500
  private static let interval: Milliseconds = 100
}
#endif
