import NumberSelect

/// Brings the last choice of a selector to its source after the selector has left it.
///
/// It keeps itself alive until the source has taken the choice.
@MainActor
final class Farewell {
  private var selector: NumberSelector
  private let driver: SourceDriver
  private let clock: any NumberClock
  private lazy var alarm = clock.makeAlarm { [weak self] in self?.send(.woken) }

  init(_ selector: NumberSelector, _ driver: SourceDriver, _ clock: any NumberClock) {
    self.selector = selector
    self.driver = driver
    self.clock = clock
  }

  func begin() {
    driver.send = { self.send($0) }
    send(.flushed)
  }

  private func send(_ event: NumberEvent) {
    driver.perform(selector.handle(event, at: clock.now), selector.record)
    alarm.set(selector.deadline)
    if !selector.isUnsettled { driver.send = nil }
  }
}
