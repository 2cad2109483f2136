public import NumberSelect

/// The time that a selector goes by, and the one thing that it waits for.
///
/// Tests pass a clock that they turn by hand; everything else uses ``DispatchClock``.
@MainActor
public protocol NumberClock: AnyObject {
  /// The time now, which never goes back.
  var now: Milliseconds { get }

  /// Makes an alarm that is not set.
  ///
  /// - Parameter ring: Called on the main actor each time the alarm goes off.
  func makeAlarm(_ ring: @escaping @MainActor () -> Void) -> any NumberAlarm
}

/// One alarm of a clock. It goes off at most once for each time it is set, and never after it has
/// been released.
@MainActor
public protocol NumberAlarm: AnyObject {
  /// Goes off at this time instead of any time set before, or not at all if it is `nil`.
  func set(_ time: Milliseconds?)
}
