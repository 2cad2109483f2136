private import Dispatch
public import NumberSelect

/// The clock of the system: it stands still while the device sleeps, and its alarms go off on the
/// main queue.
public final class DispatchClock: NumberClock {
  /// Makes a clock. All of them show the same time.
  public init() {}

  public var now: Milliseconds {
    Milliseconds(clamping: DispatchTime.now().uptimeNanoseconds / 1_000_000)
  }

  public func makeAlarm(_ ring: @escaping @MainActor () -> Void) -> any NumberAlarm {
    DispatchAlarm(ring)
  }
}

private final class DispatchAlarm: NumberAlarm {
  private let ring: @MainActor () -> Void
  private var time: Milliseconds?
  private lazy var timer = makeTimer()

  init(_ ring: @escaping @MainActor () -> Void) {
    self.ring = ring
  }

  func set(_ time: Milliseconds?) {
    guard time != self.time else { return }
    self.time = time
    timer.schedule(deadline: time.map(DispatchTime.init) ?? .distantFuture)
  }

  private func makeTimer() -> CancelledTimer {
    CancelledTimer { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.time != nil else { return }
        self.time = nil
        self.ring()
      }
    }
  }
}

/// A timer that is cancelled when it is released.
private final class CancelledTimer {
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init(_ fire: @escaping @Sendable () -> Void) {
    source.setEventHandler(handler: fire)
    source.schedule(deadline: .distantFuture)
    source.resume()
  }

  deinit {
    source.cancel()
  }

  func schedule(deadline: DispatchTime) {
    source.schedule(deadline: deadline, leeway: .milliseconds(1))
  }
}

extension DispatchTime {
  fileprivate init(_ time: Milliseconds) {
    let (nanoseconds, overflows) = max(time, 0).multipliedReportingOverflow(by: 1_000_000)
    self = overflows ? .distantFuture : DispatchTime(uptimeNanoseconds: UInt64(nanoseconds))
  }
}
