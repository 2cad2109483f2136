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
    case belowMinimum
    case aboveMaximum
    /// In the range but not on the grid.
    case betweenSteps
    /// The rule allows no number at all.
    case nothingAllowed
    /// The text is not a number, or could be two.
    case unreadable
    /// The text is a number with too many digits.
    case tooManyDigits
  }

  public var availability: Availability

  /// The number to show, or `nil` for a placeholder.
  public var number: ExactDecimal?

  /// The fewest digits to show after the decimal point.
  public var fractionDigits: Int

  public var canStepDown: Bool
  public var canStepUp: Bool

  /// The button that is held down.
  public var pressed: Direction?

  /// Whether the number is being edited as a text: it stands ungrouped then.
  public var isEditing: Bool

  public var problem: Problem?

  /// The lowest allowed number, if any is allowed and the rule is known.
  public var lowest: ExactDecimal?

  /// The highest allowed number, if there is one and the rule is known.
  public var highest: ExactDecimal?

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
