/// Everything that is wrong with a number, as HTML's form validation counts it.
public struct NumberViolations: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Below the minimum.
  public static let underflow = NumberViolations(rawValue: 1)
  /// Above the maximum.
  public static let overflow = NumberViolations(rawValue: 2)
  /// Between two numbers of the grid.
  public static let mismatch = NumberViolations(rawValue: 4)
}

extension AllowedNumbers {
  /// What is wrong with a number under the rule that these are the numbers of.
  ///
  /// A number above the highest of the grid, but not above the maximum, is only between two steps.
  public func violations(of number: ExactDecimal, under rule: NumberRule) -> NumberViolations {
    var violations = NumberViolations()
    if number < rule.minimum { violations.insert(.underflow) }
    if let maximum = rule.maximum, number > max(rule.minimum, maximum) {
      violations.insert(.overflow)
    }
    if !meets(number) { violations.insert(.mismatch) }
    return violations
  }

  /// The number that HTML's `stepUp(count)` leads to, or `stepDown` where the count is negative.
  ///
  /// From between two steps this is the next one, whatever the count; else so many increments
  /// further, but not beyond the last allowed number.
  ///
  /// - Returns: `nil` if there is no way in that direction.
  /// - Complexity: constant, however large the count.
  public func stepped(by count: Int64, from number: ExactDecimal) -> ExactDecimal? {
    guard count != 0, kind != .nothing else { return nil }
    let direction = count > 0 ? Direction.up : .down
    guard meets(number) else { return next(direction, from: number) }
    guard let reached = moved(number, by: count) else { return nil }
    return (reached < number) == (direction == .down) || reached == number ? reached : nil
  }
}
