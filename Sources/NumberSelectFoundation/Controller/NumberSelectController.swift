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
  private let network: (any NetworkMonitor)?
  private var networkWatch: AnyObject?
  private lazy var alarm = clock.makeAlarm { [weak self] in self?.send(.woken) }
  private var isAlarmSet = false
  private var driver: SourceDriver?
  /// What other selectors left behind has been looked for.
  private var hasTakenAlong = false
  private var untold: [Untold] = []
  private var isTelling = false
  /// Whether the text is to be replaced by what is still to be drawn, or `nil` if nothing is.
  private var undrawn: Bool?
  private var isDrawing = false
  private lazy var listeners = ChangeListeners()

  /// Makes the controller of a selector that is not bound to a source.
  ///
  /// - Parameters:
  ///   - settings: What the host decides about the selector.
  ///   - clock: What it goes by; the clock of the system if nothing is said.
  ///   - network: What tells when it is worth while to try again; where nothing is said, the system
  ///     if it is Apple's.
  public init(
    settings: NumberSettings = NumberSettings(), clock: any NumberClock = DispatchClock(),
    network: (any NetworkMonitor)? = systemNetwork
  ) {
    selector = NumberSelector(settings)
    self.clock = clock
    self.network = network
  }

  /// What Foundation's systems themselves know of the network.
  public static var systemNetwork: (any NetworkMonitor)? {
    #if canImport(Network)
      PathMonitor.shared
    #else
      nil
    #endif
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
    undrawn = undrawn == true || effects.replacesText
    if effects.isToBeTold { untold.append(.effects(effects)) }
    driver?.perform(effects, of: selector)
    draw()
    noteActivity()
    tellInOrder()
  }

  /// Drawing may bring further events, as when a button that goes off loses its press: they take
  /// effect at once and are drawn after, so that the last thing drawn is how things are.
  private func draw() {
    guard !isDrawing else { return }
    isDrawing = true
    while let replacesText = undrawn {
      undrawn = nil
      face?.draw(selector.appearance, replacesText: replacesText)
    }
    isDrawing = false
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
  private enum Untold {
    case effects(NumberEffects)
    case activity(NumberActivity)
  }

  private func tellInOrder() {
    guard !isTelling, !isDrawing, undrawn == nil else { return }
    isTelling = true
    while !untold.isEmpty { tell(untold.removeFirst()) }
    isTelling = false
  }

  private func tell(_ untold: Untold) {
    switch untold {
    case .effects(let effects): tell(effects)
    case .activity(let activity): face?.didReport(activity)
    }
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
      if let self, let driver, self.driver === driver { self.send(event, from: driver) }
    }
    self.driver = driver
    hasTakenAlong = false
    networkWatch = network?.watch { [weak self] in self?.networkCameBack() }
    send(.bound)
  }

  private func send(_ event: NumberEvent, from driver: SourceDriver) {
    send(event)
    guard !hasTakenAlong, event.isWordOfSource else { return }
    hasTakenAlong = true
    takeAlong(driver)
  }

  /// Sends what selectors that are gone left in journals of the number. By the time the source is
  /// heard of, those that are there, as after a restart of the app, have taken up their own.
  private func takeAlong(_ driver: SourceDriver) {
    Task {
      for (driver, record) in await driver.driversOfLeftBehind() {
        Farewell(NumberSelector(settings), driver, clock) { [weak self] in self?.hear($0) }
          .begin(with: record)
      }
    }
  }

  /// Tells the user what became of a choice that was left behind.
  private func hear(_ effects: NumberEffects) {
    var fate = NumberEffects()
    fate.adjustment = effects.adjustment
    fate.conflict = effects.conflict
    guard fate.isToBeTold else { return }
    selector.noteNews(fate)
    undrawn = undrawn ?? false
    untold.append(.effects(fate))
    draw()
    tellInOrder()
  }

  /// Belongs to no source any more, and starts over with its own settings.
  ///
  /// - Parameter whenTried: Called when the choice that waited has arrived, or cannot for now; at
  ///   once if none did.
  public func unbind(_ whenTried: @escaping @MainActor () -> Void = {}) {
    leaveSource(whenTried)
    send(.unbound)
  }

  /// Sends at once what waits for quiet, as before the app goes to the background.
  public func flush() {
    send(.flushed)
  }

  /// Asks the source once more what the number is.
  public func reload() {
    driver?.listenAgain()
    send(.reloaded)
  }

  /// Tries at once what failed or waits, as when the network has come back.
  public func retry() {
    driver?.listenAgain()
    send(.retried)
  }

  private func leaveSource(_ whenTried: @escaping @MainActor () -> Void = {}) {
    guard let driver else { return whenTried() }
    send(.interrupted)
    send(.flushed)
    self.driver = nil
    networkWatch = nil
    guard selector.isUnsettled else { return whenTried() }
    Farewell(selector, driver, clock).begin(whenTried)
  }

  private func noteActivity() {
    let activity = NumberActivity(selector.progress, failure: driver?.failure)
    guard activity != self.activity else { return }
    self.activity = activity
    untold.append(.activity(activity))
  }

  /// What will not work however often it is tried is left alone.
  private func networkCameBack() {
    if case .failed(let error) = activity, !error.isPassing {
      driver?.listenAgain()
    } else {
      retry()
    }
  }
}

extension NumberEvent {
  fileprivate var isWordOfSource: Bool {
    switch self {
    case .loaded, .pushed, .saveAnswered: true
    default: false
    }
  }
}

extension NumberEffects {
  fileprivate var isToBeTold: Bool {
    question != nil || change != nil || sourceChange != nil || adjustment != nil
      || conflict != nil || marksText || proceeds
  }
}
