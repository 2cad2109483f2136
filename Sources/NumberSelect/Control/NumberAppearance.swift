/// Everything that a face needs to draw a selector and to describe it to assistive technology.
public struct NumberAppearance: Equatable, Sendable {
  /// Whether the number can be known.
  public enum Availability: Equatable, Sendable {
    /// There is a number, or the user left it empty.
    case known
    /// The number is on its way.
    case loading
    /// The number could not be loaded; the user can try again.
    case failed
  }

  /// What is wrong with the number or its text.
  public enum Problem: Equatable, Sendable {
    /// Below ``NumberAppearance/lowest``.
    case belowMinimum
    /// Above ``NumberAppearance/highest``.
    case aboveMaximum
    /// Between two allowed numbers.
    case betweenSteps
    /// The rule allows no number at all.
    case nothingAllowed
    /// The text is not a number, or could be two.
    case unreadable
    /// The text is a number with too many digits.
    case tooManyDigits
  }

  /// What there is to say about saving.
  public enum Saving: Equatable, Sendable {
    /// Nothing: everything is saved, or on its way in good time.
    case quiet
    /// A choice has been on its way for long, and no answer has come yet.
    case slow
    /// The source cannot be reached. A choice waits, and is tried again by itself.
    case offline
    /// The source will not have the choice. Only the user or the host can go on.
    case refused
  }

  /// Whether there is a number to show, and if not, why.
  public var availability: Availability

  /// The number to show, or `nil` for a placeholder.
  public var number: ExactDecimal?

  /// The fewest digits to show after the decimal point.
  public var fractionDigits: Int

  /// Whether the minus button is on.
  public var canStepDown: Bool

  /// Whether the plus button is on.
  public var canStepUp: Bool

  /// The button that is held down.
  public var pressed: Direction?

  /// Whether the number is being edited as a text: it stands ungrouped then.
  public var isEditing: Bool

  /// Whether the user has edited the text and it does not count yet, so that a host can offer to
  /// apply it.
  public var hasPendingText: Bool

  /// What is wrong, or `nil` if nothing is. It goes away with its cause.
  public var problem: Problem?

  /// What there is to say about saving. It goes away with its cause.
  public var saving: Saving

  /// What happened to the number without its user's doing, or `nil` if that is no news any more.
  public var news: NumberNews?

  /// The lowest allowed number, if any is allowed and the rule is known.
  public var lowest: ExactDecimal?

  /// The highest allowed number, if there is one and the rule is known.
  public var highest: ExactDecimal?

  /// Whether the selector is one that can be used at all, as opposed to a dimmed one.
  public var isEnabled: Bool

  /// Whether the number can be typed.
  public var isEditable: Bool
}

extension NumberAppearance {
  /// Whether one more step is possible in that direction.
  public func canStep(_ direction: Direction) -> Bool {
    direction == .up ? canStepUp : canStepDown
  }
}
