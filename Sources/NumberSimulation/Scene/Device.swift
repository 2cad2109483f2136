import NumberSelect

/// A device of the owner: a selector, its journal, and what is truly the case.
struct Device {
  /// The letter in its story.
  let name: String

  var settings = NumberSettings()
  var selector = NumberSelector()
  var journal = Journal()

  /// The number of this start among all starts of all devices, or `nil` while the app is not
  /// running.
  var life: Int?

  /// The newest act.
  var act: Int?

  /// The entry of the newest document that arrived.
  var newest: Int?

  /// The save that the user knew of when the number was last to be seen, as an entry of the history.
  var known: Int?

  /// What was shown after the last step.
  var view = View()

  /// The request whose answer is awaited.
  var awaited: Int?

  /// Until when the source asked not to be disturbed.
  var asked: Milliseconds?

  /// How often in a row a choice was sent again over somebody else's.
  var contests = 0

  /// The document that is judged when the device has got a new name.
  var contested: Int?

  /// What user and host were told since the device exists.
  var told = Told()

  var burst = Burst()

  /// The first request since the device got its present journal.
  var firstRequest = 0

  var isRunning: Bool { life != nil }

  /// What the host chose before the journal was read.
  var choiceBeforeOpening: NumberChoice?

  /// The attempt whose answer the engine waits for.
  var attemptInFlight: Int64? { selector.sync?.attemptInFlight }

  init(name: String) {
    self.name = name
  }
}

/// What user and host were told.
struct Told: Equatable {
  private(set) var conflicts: [NumberConflict] = []
  private(set) var adjustments: [NumberAdjustment] = []
  private(set) var sourceChanges: [NumberChange] = []

  mutating func note(_ effects: NumberEffects) {
    if let conflict = effects.conflict { conflicts.append(conflict) }
    if let adjustment = effects.adjustment { adjustments.append(adjustment) }
    if let change = effects.sourceChange { sourceChanges.append(change) }
  }
}

/// What can be seen of a selector from outside.
struct View: Equatable {
  var shown: ExactDecimal?

  /// What waits to be confirmed, and under which sequence.
  var intent: NumberChoice?
  var sequence: Int64?

  /// The number is changing under the user's finger, or is marked.
  var isInFlux = false

  /// The user has typed something and does not see the number.
  var isTyping = false

  /// Whether the number is to be seen, and not something unfinished in its place.
  var isClear: Bool { shown != nil && !isInFlux && !isTyping }

  init() {}

  init(of selector: NumberSelector) {
    shown = selector.number
    if let intent = selector.record?.intent {
      self.intent = intent.choice
      sequence = intent.sequence
    }
    isInFlux = selector.control.choice != .untouched
    isTyping = selector.control.isTextEdited
  }
}

/// Acts that follow each other without a pause.
struct Burst {
  static let quiet: Milliseconds = 300
  static let longest: Milliseconds = 3000

  private var start: Milliseconds = .min
  private var last: Milliseconds = .min
  private(set) var requests = 0

  mutating func act(at now: Milliseconds) {
    if start == .min || now - last >= Self.quiet || now - start >= Self.longest {
      start = now
      requests = 0
    }
    last = now
  }

  mutating func request() {
    requests += 1
  }

  mutating func end() {
    start = .min
    requests = 0
  }
}
