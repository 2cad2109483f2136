/// The number in the hands of its user: what is pressed, held, typed and chosen.
///
/// It knows a source only by what that says of the number, so it is whole without the engine that
/// talks to one: a page whose numbers have no source loads no engine. ``NumberSelector`` joins both.
package struct NumberControl: Equatable, Sendable {
  /// What the user or the host chose.
  package internal(set) var choice = Choice.untouched

  /// The number where nobody has chosen one, or `nil` while the source's rule is not known.
  private(set) var defaultNumber: ExactDecimal?

  /// Whether the rule that counts is known.
  private(set) var isRuleKnown = true

  var hasFocus = false

  /// The text that is being edited, or that could not be read.
  var entry: Entry?

  /// The number before the changes that are not final yet.
  var uncommitted: Uncommitted?

  var hold: Hold?

  /// The part of a notch that the wheel has turned.
  var wheelRest = 0

  /// The rest of an act that has more than one part.
  var postponed: Postponed?

  /// A change that waits for the host's answer.
  package internal(set) var question: Proposal?

  /// What the rule that counts allows.
  package private(set) var allowed: AllowedNumbers

  /// The rule that counts: the source's once it is known, the host's otherwise.
  package private(set) var rule: NumberRule

  /// What the host decided, as it decided it.
  package internal(set) var settings: NumberSettings

  /// What the source says of the number, in a control that is bound to one.
  package internal(set) var source = SourceView()

  package init(_ settings: NumberSettings) {
    self.settings = settings
    rule = settings.rule
    allowed = AllowedNumbers(settings.rule)
    weighRule()
  }

  /// Works out what follows from the settings and from what the source says.
  mutating func weighRule() {
    rule = source.rule ?? settings.rule
    isRuleKnown = !isBound || source.rule != nil
    allowed = AllowedNumbers(rule)
    let isEmpty = !isBound && settings.startsEmpty && rule.defaultNumber == nil
    defaultNumber = isEmpty || !isRuleKnown ? nil : rule.initialNumber.normalized
  }
}

extension NumberControl {
  /// The number that is shown, or `nil` if there is none or it is not known yet.
  package var number: ExactDecimal? {
    switch choice {
    case .number(let number): number
    case .noNumber: canBeEmpty ? nil : defaultNumber
    case .forgotten: defaultNumber
    case .untouched: isBound ? source.number : defaultNumber
    }
  }

  package var isBound: Bool { source.stage != .none }

  /// Whether what is chosen can be handed over to the source.
  var isSourceOpen: Bool { source.stage == .open }

  /// Whether a change waits for the host's answer.
  var isAsking: Bool { if case .some = question { true } else { false } }

  /// What the text says, if the user has edited it.
  package var reading: NumberReading? { entry?.reading }

  /// The number as the user has put it so far: the typed one, be it allowed or not, or else the one
  /// that is shown. `nil` if there is none, or if the text cannot be read.
  package var statedNumber: ExactDecimal? {
    switch entry?.reading {
    case .number(let typed): typed
    case .empty: canBeEmpty ? nil : number
    case .unreadable, .tooManyDigits: nil
    case nil: number
    }
  }

  /// The number that would count if the text were committed as it stands, or `nil` if none would.
  package var settledNumber: ExactDecimal? {
    guard case .number(let typed) = entry?.reading, settings.commitPolicy == .adjust else {
      return statedNumber
    }
    return allowed.nearest(to: typed)
  }

  /// Whether the user has edited the text, which stands in place of the number then.
  package var isTextEdited: Bool { entry?.reading != nil }

  /// When the hold goes on. It waits for the host's answer.
  package var deadline: Milliseconds? { isAsking ? nil : hold?.deadline }
}

extension NumberControl {
  package enum Choice: Equatable, Sendable {
    /// Nobody has chosen: the source's number counts, or the default.
    case untouched
    case number(ExactDecimal)
    /// Left empty, where that is allowed; the default counts elsewhere. Never with a source.
    case noNumber
    /// The source is to forget the choice: the default counts.
    case forgotten
  }

  struct Entry: Equatable, Sendable {
    /// What the text says, or `nil` if the user has not edited it.
    var reading: NumberReading?
    /// The text was committed and cannot be used.
    var isMarked = false
    /// Editing is over; the text stays because it cannot be used.
    var isLeft = false
  }

  struct Uncommitted: Equatable, Sendable {
    let old: ExactDecimal?
  }
}
