/// A number selector without a face: what happens goes in, what is to be done comes out.
///
/// A selector knows no clock, thread, toolkit or network. It is told of every event and of the
/// time, and answers with effects; what to draw and when to be woken follow from its state:
///
/// ```swift
/// var selector = NumberSelector()
/// _ = selector.handle(.pressed(.up), at: 0)
/// let effects = selector.handle(.released, at: 80)
/// effects.change                  // 0 → 1, changed and committed
/// selector.appearance.canStepUp   // true
/// ```
///
/// - Complexity: each event takes constant time and allocates nothing.
public struct NumberSelector: Equatable, Sendable {
  /// What the host decided, as it decided it.
  public internal(set) var settings: NumberSettings

  /// What the user or the host chose.
  package internal(set) var choice = Choice.untouched

  /// What becomes of the number at its source, in a selector that is bound to one.
  var source = Source.none
  package var sync: NumberSync?

  var hold: Hold?

  /// The text that is being edited, or that could not be read.
  var entry: Entry?

  var hasFocus = false

  /// The part of a notch that the wheel has turned.
  var wheelRest = 0

  /// A change that waits for the host's answer.
  var question: Question?

  /// The rest of an act that has more than one part.
  var postponed: NumberEvent?

  /// The number before the changes that are not final yet.
  var uncommitted: Uncommitted?

  /// What the rule allows.
  var allowed: AllowedNumbers

  /// Makes a selector that is not bound to a source.
  public init(_ settings: NumberSettings = NumberSettings()) {
    self.settings = settings
    allowed = AllowedNumbers(settings.rule)
  }

  /// When `woken` is to be sent, or `nil` if nothing waits for a time.
  public var deadline: Milliseconds? {
    guard let due = sync?.deadline else { return holdDeadline }
    return min(due, holdDeadline ?? .max)
  }

  /// When the hold goes on. It waits for the host's answer.
  var holdDeadline: Milliseconds? { question == nil ? hold?.deadline : nil }

  /// The number that is shown, or `nil` if there is none or it is not known yet.
  // Inlined, because a call copies the whole selector, and every event asks for the number.
  @inline(__always)
  public var number: ExactDecimal? {
    switch choice {
    case .number(let number): number
    case .noNumber: canBeEmpty ? nil : defaultNumber
    case .forgotten: defaultNumber
    case .untouched: isBound ? sync?.number : defaultNumber
    }
  }

  /// The number where nobody has chosen one, or `nil` while the source's rule is not known.
  private var defaultNumber: ExactDecimal? {
    isRuleKnown ? rule.initialNumber.normalized : nil
  }

  /// The rule that counts: the source's once it is known, the host's otherwise.
  public var rule: NumberRule { sync?.record.confirmed?.rule ?? settings.rule }

  /// Whether the rule that counts is known.
  var isRuleKnown: Bool { !isBound || sync?.record.confirmed != nil }

  var isBound: Bool { source != .none }

  /// Whether the user has edited the text, which stands in place of the number then.
  package var isTextEdited: Bool { entry?.reading != nil }

  /// What the journal of a bound selector has to keep, once it is known what it kept before.
  public var record: NumberRecord? { sync?.record }
}

extension NumberSelector {
  package enum Choice: Equatable, Sendable {
    /// Nobody has chosen: the source's number counts, or the default.
    case untouched
    case number(ExactDecimal)
    /// Left empty, where that is allowed; the default counts elsewhere. Never with a source.
    case noNumber
    /// The source is to forget the choice: the default counts.
    case forgotten
  }

  enum Source: Equatable, Sendable {
    case none
    /// The journal is being read.
    case opening
    case open
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
