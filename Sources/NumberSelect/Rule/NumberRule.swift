/// What numbers a selector allows, as somebody set it.
///
/// The settings are kept exactly as they were set, in whatever order, even when they contradict
/// each other; ``AllowedNumbers`` says what they mean. A rule for boxes of 25, at least two:
///
/// ```swift
/// let rule = NumberRule(minimum: 50, increment: 25)
/// let allowed = AllowedNumbers(rule)
/// allowed.next(.up, from: 50)     // 75
/// allowed.nearest(to: 60)         // 50
/// ```
public struct NumberRule: Equatable, Sendable {
  /// Which numbers between the minimum and the maximum are allowed.
  public enum IncrementBase: Equatable, Sendable {
    /// The minimum plus any number of increments, as in HTML.
    case minimum
    /// The multiples of the increment, as in shops.
    case zero
    /// Any number. The increment is only the size of a step.
    case none
  }

  /// Something in a rule that contradicts itself.
  public enum Fault: Equatable, Sendable {
    /// The maximum is below the minimum. The minimum counts for both.
    case maximumBelowMinimum
    /// The increment is zero or negative. It counts as 1.
    case incrementNotPositive
  }

  /// The number to show until somebody chooses one; if absent, the minimum.
  public var defaultNumber: ExactDecimal?

  /// The lowest number of the range.
  public var minimum: ExactDecimal

  /// The highest number of the range, or `nil` if it has no end.
  public var maximum: ExactDecimal?

  /// The size of a step. The digits it was written with are the fewest that a face shows.
  public var increment: ExactDecimal

  /// Where the grid of allowed numbers starts.
  public var incrementBase: IncrementBase

  /// Makes a rule from any settings, contradictions included. See ``fault``.
  public init(
    defaultNumber: ExactDecimal? = nil,
    minimum: ExactDecimal = 0,
    maximum: ExactDecimal? = nil,
    increment: ExactDecimal = 1,
    incrementBase: IncrementBase = .minimum
  ) {
    self.defaultNumber = defaultNumber
    self.minimum = minimum
    self.maximum = maximum
    self.increment = increment
    self.incrementBase = incrementBase
  }

  /// The first thing in the rule that contradicts itself, or `nil` if nothing does.
  ///
  /// A face writes it once into the platform's log; a server refuses the rule.
  public var fault: Fault? {
    if let maximum, maximum < minimum { return .maximumBelowMinimum }
    if increment <= 0 { return .incrementNotPositive }
    return nil
  }

  /// The number to show before anybody chose one.
  public var initialNumber: ExactDecimal { defaultNumber ?? minimum }

  /// The increment that counts: always positive.
  var effectiveIncrement: ExactDecimal {
    increment > 0 ? increment : 1
  }
}
