/// What the host of a selector decides about it.
public struct NumberSettings: Equatable, Sendable {
  /// What becomes of a typed number that the rule refuses.
  public enum CommitPolicy: Equatable, Sendable {
    /// It becomes the nearest allowed number, and the user is told.
    case adjust
    /// It stays as it is and is marked. A selector that is bound to a source does not save it.
    case mark
  }

  /// Whether the user can do anything with the selector at all.
  public var isEnabled = true

  /// Whether the user can change the number. If not, it can still be read and copied.
  public var isEditable = true

  /// What becomes of a typed number that the rule refuses.
  public var commitPolicy = CommitPolicy.adjust

  /// Who wins when somebody else chose at the same time as a user who is here.
  public enum ConflictPolicy: Equatable, Sendable {
    /// The user who is here: the number is saved over the other one.
    case userWins
    /// The source: the user's number is given up, and the user is told.
    case sourceWins
  }

  /// Who wins when somebody else chose at the same time as a user who is here.
  public var conflictPolicy = ConflictPolicy.userWins

  /// Whether clearing the text of a selector without a source means "no number". Otherwise the
  /// text returns to the number.
  public var allowsNoNumber = false

  /// Whether there is no number until somebody chooses one, where the rule of a selector without a
  /// source names no default. Otherwise the minimum is shown.
  public var startsEmpty = false

  /// Whether each change of the user is a question to the host first.
  public var asksBeforeChange = false

  /// The rule of a selector that is not bound to a source. A source brings its own rule.
  public var rule = NumberRule()

  /// The settings of a selector that nobody has configured: 0 and up, in steps of 1.
  public init() {}
}
