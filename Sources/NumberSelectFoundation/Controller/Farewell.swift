import NumberSelect

/// Brings the last choice of a selector to its source after the selector has left it, or is gone.
///
/// It keeps itself alive until the source has taken the choice.
@MainActor
final class Farewell {
  private var selector: NumberSelector
  private let driver: SourceDriver
  private let clock: any NumberClock
  private let tell: (NumberEffects) -> Void
  private var whenTried: (@MainActor () -> Void)?
  private lazy var alarm = clock.makeAlarm { [weak self] in self?.send(.woken) }

  /// - Parameter tell: Hears of what becomes of the choice, if somebody is there to be told.
  init(
    _ selector: NumberSelector, _ driver: SourceDriver, _ clock: any NumberClock,
    tell: @escaping (NumberEffects) -> Void = { _ in }
  ) {
    self.selector = selector
    self.driver = driver
    self.clock = clock
    self.tell = tell
  }

  /// Begins with a choice that the selector has.
  ///
  /// - Parameter whenTried: Called when the source has answered for the first time, or cannot be
  ///   reached.
  func begin(_ whenTried: @escaping @MainActor () -> Void) {
    self.whenTried = whenTried
    driver.send = { self.send($0) }
    send(.flushed)
  }

  /// Begins with a choice that was left in a journal.
  func begin(with record: NumberRecord) {
    _ = selector.handle(.bound, at: clock.now)
    driver.send = { self.send($0) }
    send(.journalRead(record))
  }

  private func send(_ event: NumberEvent) {
    let effects = selector.handle(event, at: clock.now)
    driver.perform(effects, of: selector)
    tell(effects)
    alarm.set(selector.deadline)
    if !selector.isSaveUnderWay { tellTried() }
    if !selector.isUnsettled { driver.send = nil }
  }

  private func tellTried() {
    whenTried?()
    whenTried = nil
  }
}
