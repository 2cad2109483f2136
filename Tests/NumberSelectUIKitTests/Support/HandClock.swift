#if canImport(UIKit)
import NumberSelect
import NumberSelectFoundation

/// A clock that is turned by hand.
final class HandClock: NumberClock {
  private(set) var now: Milliseconds = 0
  private var alarms: [WeakAlarm] = []

  func makeAlarm(_ ring: @escaping @MainActor () -> Void) -> any NumberAlarm {
    let alarm = Alarm(ring)
    alarms.append(WeakAlarm(alarm: alarm))
    return alarm
  }

  /// How many alarms are waiting to go off.
  var setAlarms: Int {
    alarms.count { $0.alarm?.time != nil }
  }

  func advance(by milliseconds: Milliseconds) {
    let end = now + milliseconds
    while let alarm = nextAlarm(until: end), let time = alarm.time {
      now = max(now, time)
      alarm.time = nil
      alarm.ring()
    }
    now = end
  }

  private func nextAlarm(until end: Milliseconds) -> Alarm? {
    alarms.compactMap(\.alarm).filter { $0.time.map { $0 <= end } ?? false }
      .min { ($0.time ?? .max) < ($1.time ?? .max) }
  }

  private struct WeakAlarm {
    weak var alarm: Alarm?
  }

  private final class Alarm: NumberAlarm {
    let ring: @MainActor () -> Void
    var time: Milliseconds?

    init(_ ring: @escaping @MainActor () -> Void) {
      self.ring = ring
    }

    func set(_ time: Milliseconds?) {
      self.time = time
    }
  }
}
#endif
