/// The numbers that a rule allows, and the ways between them.
///
/// On a grid these are the grid's numbers within the range. A grid reaches as far as its finest
/// digits fit into an ``ExactDecimal``: there the way simply ends, as at a maximum.
///
/// - Complexity: everything here allocates nothing and takes constant time, but for several
///   presses at once.
public struct AllowedNumbers: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case nothing
    /// Every number in the range, with steps of one increment.
    case range
    case grid
  }

  /// How far the range reaches upwards.
  enum End: Equatable, Sendable {
    case maximum
    /// Where the digits of the grid end.
    case reach
    /// Nowhere. `top` says nothing.
    case none
  }

  var kind = Kind.range
  var end: End
  var bottom: ExactDecimal
  var top: ExactDecimal

  /// The increment that counts.
  let increment: ExactDecimal

  /// What there is more to say of a grid.
  var grid = NumberGrid()

  /// Works out what a rule allows. Contradictions count as ``NumberRule/Fault`` says.
  public init(_ rule: NumberRule) {
    end = rule.maximum == nil ? .none : .maximum
    bottom = rule.minimum.normalized
    top = max(bottom, (rule.maximum ?? bottom).normalized)
    increment = rule.effectiveIncrement.normalized
    switch rule.incrementBase {
    case .minimum: layGrid(from: bottom)
    case .zero: layGrid(from: .zero)
    case .none: break
    }
  }

  /// The lowest allowed number, or `nil` if nothing is allowed.
  public var lowest: ExactDecimal? { kind == .nothing ? nil : bottom }

  /// The highest allowed number, or `nil` if there is no maximum or nothing is allowed.
  public var highest: ExactDecimal? { end == .maximum ? wayEnd : nil }

  /// The number where the way up ends, or `nil` if it has no end.
  var wayEnd: ExactDecimal? { kind == .nothing || end == .none ? nil : top }

  /// Whether the rule allows the number.
  public func contains(_ number: ExactDecimal) -> Bool {
    meets(number) && number >= bottom && !isBeyondEnd(number)
  }

  /// Whether the number is on the grid, be it in the range or not. Without a grid every number is.
  func meets(_ number: ExactDecimal) -> Bool {
    switch kind {
    case .nothing: false
    case .range: true
    case .grid: isOnGrid(number)
    }
  }

  /// The number that one press leads to, or `nil` if there is none in that direction.
  ///
  /// From outside the range this is the nearest allowed number, however far away.
  public func next(_ direction: Direction, from number: ExactDecimal) -> ExactDecimal? {
    let isUp = direction == .up
    if kind == .nothing { return nil }
    if number < bottom { return isUp ? bottom : nil }
    if isBeyondEnd(number) { return isUp ? nil : top }
    if kind == .grid { return isUp ? gridNumber(above: number) : gridNumber(below: number) }
    let reached = moved(number, by: isUp ? 1 : -1)
    return reached == number ? nil : reached
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
    if kind == .nothing { return nil }
    let inside = clamped(number)
    return kind == .grid ? gridNumber(nearestTo: inside) : inside.normalized
  }

  /// The number, or the bound that it is beyond.
  private func clamped(_ number: ExactDecimal) -> ExactDecimal {
    if number < bottom { return bottom }
    return isBeyondEnd(number) ? top : number
  }

  private func isBeyondEnd(_ number: ExactDecimal) -> Bool {
    end != .none && number > top
  }

  /// The number so many increments further, but not beyond the bounds, or `nil` if it has too many
  /// digits to be kept.
  func moved(_ number: ExactDecimal, by count: Int64) -> ExactDecimal? {
    guard count.magnitude <= Int64.max.magnitude / increment.unscaled.magnitude else {
      return count > 0 ? wayEnd : bottom
    }
    let way = ExactDecimal(increment.unscaled &* count, increment.scale)
    if let reached = number.adding(way) { return clamped(reached) }
    // It may be beyond a bound all the same.
    if number.isSum(with: way, below: bottom) { return bottom }
    return end == .none || number.isSum(with: way, below: top) ? nil : top
  }
}
