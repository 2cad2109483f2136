import NumberSelect
import NumberSelectFoundation

/// A clock that is turned by hand.
@MainActor
package final class HandClock: NumberClock {
  package private(set) var now: Milliseconds = 0
  private var alarms: [WeakAlarm] = []

  package init() {}

  package func makeAlarm(_ ring: @escaping @MainActor () -> Void) -> any NumberAlarm {
    let alarm = HandAlarm(ring)
    alarms.append(WeakAlarm(alarm: alarm))
    return alarm
  }

  /// When the next alarm goes off.
  package var nextAlarm: Milliseconds? { due?.time }

  /// How many alarms are waiting to go off.
  package var setAlarms: Int {
    alarms.count { $0.alarm?.time != nil }
  }

  /// Turns the clock on, and rings what is due on the way.
  package func turn(by time: Milliseconds) {
    let end = now + time
    while let due, let time = due.time, time <= end {
      now = max(now, time)
      due.goOff()
    }
    now = end
  }

  private var due: HandAlarm? {
    alarms.compactMap(\.alarm).filter { $0.time != nil }
      .min { ($0.time ?? .max) < ($1.time ?? .max) }
  }
}

private struct WeakAlarm {
  weak var alarm: HandAlarm?
}

@MainActor
private final class HandAlarm: NumberAlarm {
  private(set) var time: Milliseconds?
  private let ring: @MainActor () -> Void

  init(_ ring: @escaping @MainActor () -> Void) {
    self.ring = ring
  }

  func set(_ time: Milliseconds?) {
    self.time = time
  }

  func goOff() {
    time = nil
    ring()
  }
}
