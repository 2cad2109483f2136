/// The numbers that a rule allows, and the ways between them.
///
/// On a grid these are the grid's numbers within the range. A grid reaches as far as its finest
/// digits fit into an ``ExactDecimal``: there the way simply ends, as at a maximum.
///
/// - Complexity: everything here allocates nothing and takes constant time, but for several
///   presses at once.
public struct AllowedNumbers: Equatable, Sendable {
  /// The lowest allowed number, or `nil` if nothing is allowed.
  public let lowest: ExactDecimal?

  /// The number where the way up ends, or `nil` if it has no end or nothing is allowed.
  let wayEnd: ExactDecimal?

  /// The increment that counts.
  let increment: ExactDecimal

  /// `nil` if every number in the range is allowed, or none.
  let grid: NumberGrid?

  private let hasMaximum: Bool

  /// Works out what a rule allows. Contradictions count as ``NumberRule/Fault`` says.
  public init(_ rule: NumberRule) {
    let minimum = rule.minimum.normalized
    let maximum = rule.effectiveMaximum?.normalized
    increment = rule.effectiveIncrement.normalized
    hasMaximum = maximum != nil
    if rule.incrementBase == .none {
      grid = nil
      lowest = minimum
      wayEnd = maximum
    } else {
      grid = NumberGrid(
        origin: rule.incrementBase == .minimum ? minimum : .zero, increment: increment,
        minimum: minimum, maximum: maximum)
      lowest = grid?.lowest
      wayEnd = grid?.highest
    }
  }

  /// The highest allowed number, or `nil` if there is no maximum or nothing is allowed.
  public var highest: ExactDecimal? { hasMaximum ? wayEnd : nil }

  /// Whether the rule allows the number.
  public func contains(_ number: ExactDecimal) -> Bool {
    guard let lowest, number >= lowest, !isBeyondEnd(number) else { return false }
    return meets(number)
  }

  /// Whether the number is on the grid, be it in the range or not. Without a grid every number is,
  /// unless nothing is allowed.
  func meets(_ number: ExactDecimal) -> Bool {
    grid?.meets(number) ?? (lowest != nil)
  }

  /// The number that one press leads to, or `nil` if there is none in that direction.
  ///
  /// From outside the range this is the nearest allowed number, however far away.
  public func next(_ direction: Direction, from number: ExactDecimal) -> ExactDecimal? {
    guard let lowest else { return nil }
    if number < lowest { return direction == .up ? lowest : nil }
    if isBeyondEnd(number) { return direction == .down ? wayEnd : nil }
    return grid == nil ? step(direction, from: number) : grid?.next(direction, from: number)
  }

  /// The number that several presses lead to; where the way ends sooner, the last one before that.
  ///
  /// - Returns: `nil` if not even one press is possible.
  /// - Complexity: linear in `times`.
  public func next(
    _ direction: Direction, from number: ExactDecimal, times: Int
  ) -> ExactDecimal? {
    guard times > 0, var reached = next(direction, from: number) else { return nil }
    for _ in 1..<times {
      guard let further = next(direction, from: reached) else { break }
      reached = further
    }
    return reached
  }

  /// The allowed number closest to `number`; of two equally close ones, the higher.
  ///
  /// - Returns: `nil` if nothing is allowed.
  public func nearest(to number: ExactDecimal) -> ExactDecimal? {
    guard let lowest else { return nil }
    if number < lowest { return lowest }
    if isBeyondEnd(number) { return wayEnd }
    return grid?.nearest(to: number) ?? number.normalized
  }

  /// One increment further within a range without a grid. The last step ends at the bound.
  private func step(_ direction: Direction, from number: ExactDecimal) -> ExactDecimal? {
    let isUp = direction == .up
    guard let bound = isUp ? wayEnd : lowest else { return number.adding(increment) }
    if number == bound { return nil }
    // The increment is positive, so its opposite fits.
    let way = isUp ? increment : ExactDecimal(0 &- increment.unscaled, increment.scale)
    guard let reached = number.adding(way) else {
      // With too many digits to be kept, it may have passed the bound all the same.
      let isOneStep =
        isUp ? number.isWithin(increment, below: bound) : bound.isWithin(increment, below: number)
      return isOneStep ? bound : nil
    }
    return isUp ? min(reached, bound) : max(reached, bound)
  }

  private func isBeyondEnd(_ number: ExactDecimal) -> Bool {
    guard let wayEnd else { return false }
    return number > wayEnd
  }
}
