public import NumberSelect

/// Joins a selector, its face, its source and the clock, on the main actor.
///
/// A face makes one controller for itself and sends it every event. The controller draws first, so
/// that state and view agree, and then tells the host. What the host does in a callback takes
/// effect at once; the callbacks that follow from it come after the first one has returned.
@MainActor
public final class NumberSelectController {
  /// The view that is driven.
  public weak var face: (any NumberSelectFace)?

  /// The state of it all.
  public private(set) var selector: NumberSelector

  /// How loading and saving are getting on.
  public private(set) var activity = NumberActivity.idle

  private let clock: any NumberClock
  private lazy var alarm = clock.makeAlarm { [weak self] in self?.send(.woken) }
  private var isAlarmSet = false
  private var driver: SourceDriver?
  private var untold: [NumberEffects] = []
  private var isTelling = false
  private var drawings = 0
  private lazy var listeners = ChangeListeners()

  /// Makes the controller of a selector that is not bound to a source.
  public init(settings: NumberSettings = NumberSettings(), clock: any NumberClock) {
    selector = NumberSelector(settings)
    self.clock = clock
  }

  public convenience init(settings: NumberSettings = NumberSettings()) {
    self.init(settings: settings, clock: DispatchClock())
  }

  /// What the host decides about the selector.
  public var settings: NumberSettings {
    get { selector.settings }
    set { send(.configured(newValue)) }
  }

  /// What to draw.
  public var appearance: NumberAppearance { selector.appearance }

  /// The changes that the user makes from now on, as ``NumberSelectFace/didChange(_:)`` tells them.
  public var changes: AsyncStream<NumberChange> { listeners.makeStream() }

  /// Takes an event from the face or the host.
  public func send(_ event: NumberEvent) {
    let effects = selector.handle(event, at: clock.now)
    setAlarm()
    driver?.perform(effects, selector.record)
    if effects.isToBeTold { untold.append(effects) }
    draw(effects)
    noteActivity()
    if drawings == 0 { tellInOrder() }
  }

  /// Drawing may bring further events, as when a button that goes off loses its press: they are
  /// drawn at once and told after.
  private func draw(_ effects: NumberEffects) {
    drawings += 1
    face?.draw(selector.appearance, replacesText: effects.replacesText)
    drawings -= 1
  }

  private func setAlarm() {
    let deadline = selector.deadline
    guard isAlarmSet || deadline != nil else { return }
    isAlarmSet = deadline != nil
    alarm.set(deadline)
  }
}

// Telling the host.
extension NumberSelectController {
  private func tellInOrder() {
    guard !isTelling else { return }
    isTelling = true
    while !untold.isEmpty { tell(untold.removeFirst()) }
    isTelling = false
  }

  private func tell(_ effects: NumberEffects) {
    if effects.marksText { face?.didMarkText() }
    if let change = effects.change {
      listeners.tell(change)
      face?.didChange(change)
    }
    if let adjustment = effects.adjustment { face?.didAdjust(adjustment) }
    if let change = effects.sourceChange { face?.didChangeAtSource(change) }
    if let conflict = effects.conflict { face?.didGiveUp(conflict) }
    if let change = effects.question {
      send(.answered(change, isAllowed: face?.mayChange(change) ?? true))
    }
    if effects.proceeds { send(.proceeded) }
  }
}

// The source.
extension NumberSelectController {
  /// Shows the number of a source from now on, and starts over with it.
  ///
  /// What the user has chosen so far still goes to the source that it was chosen for.
  public func bind(to source: any NumberSource) {
    leaveSource()
    let driver = SourceDriver(source: source)
    driver.send = { [weak self, weak driver] event in
      if let self, self.driver === driver { self.send(event) }
    }
    self.driver = driver
    send(.bound)
  }

  /// Belongs to no source any more, and starts over with its own settings.
  public func unbind() {
    leaveSource()
    send(.unbound)
  }

  /// Sends at once what waits for quiet, as before the app goes to the background.
  public func flush() {
    send(.flushed)
  }

  /// Asks the source once more what the number is.
  public func reload() {
    send(.reloaded)
  }

  /// Tries at once what failed or waits, as when the network has come back.
  public func retry() {
    send(.retried)
  }

  private func leaveSource() {
    guard let driver else { return }
    send(.interrupted)
    send(.flushed)
    self.driver = nil
    if selector.isUnsettled { Farewell(selector, driver, clock).begin() }
  }

  private func noteActivity() {
    let activity = NumberActivity(selector.progress, failure: driver?.failure)
    guard activity != self.activity else { return }
    self.activity = activity
    face?.didReport(activity)
  }
}

extension NumberEffects {
  fileprivate var isToBeTold: Bool {
    question != nil || change != nil || sourceChange != nil || adjustment != nil
      || conflict != nil || marksText || proceeds
  }
}
