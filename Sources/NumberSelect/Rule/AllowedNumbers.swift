/// The numbers that a rule allows, and the ways between them.
///
/// On a grid these are the grid's numbers within the range. A grid reaches as far as its finest
/// digits fit into an ``ExactDecimal``: there the way simply ends, as at a maximum.
///
/// - Complexity: everything here allocates nothing and takes constant time, but for several
///   presses at once.
public struct AllowedNumbers: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case nothing
    /// Every number in the range, with steps of one increment.
    case range
    case grid
  }

  /// How far the range reaches upwards.
  private enum End: Equatable, Sendable {
    case maximum
    /// Where the digits of the grid end.
    case reach
    /// Nowhere. `top` says nothing.
    case none
  }

  private let kind: Kind
  private let end: End
  private let bottom: ExactDecimal
  private let top: ExactDecimal
  private let origin: ExactDecimal
  private let step: ExactDecimal

  /// Works out what a rule allows. Contradictions count as ``NumberRule/Fault`` says.
  public init(_ rule: NumberRule) {
    let minimum = rule.minimum.normalized
    let maximum = rule.effectiveMaximum?.normalized
    step = rule.effectiveIncrement.normalized
    origin = rule.incrementBase == .minimum ? minimum : .zero
    guard rule.incrementBase != .none else {
      (kind, end) = (.range, maximum == nil ? .none : .maximum)
      (bottom, top) = (minimum, maximum ?? minimum)
      return
    }
    end = maximum == nil ? .reach : .maximum
    let scale = max(origin.scale, step.scale)
    let low = max(minimum, ExactDecimal(.min, scale))
    let high = min(maximum ?? ExactDecimal(.max, scale), ExactDecimal(.max, scale))
    let lower = GridPlace(low, origin: origin, increment: step)
    let lowest = lower.isOnGrid ? low.normalized : lower.above
    let highest = GridPlace(high, origin: origin, increment: step).below
    if let lowest, let highest, lowest <= highest {
      (kind, bottom, top) = (.grid, lowest, highest)
    } else {
      (kind, bottom, top) = (.nothing, .zero, .zero)
    }
  }

  /// The lowest allowed number, or `nil` if nothing is allowed.
  public var lowest: ExactDecimal? { kind == .nothing ? nil : bottom }

  /// The highest allowed number, or `nil` if there is no maximum or nothing is allowed.
  public var highest: ExactDecimal? { end == .maximum ? wayEnd : nil }

  /// The number where the way up ends, or `nil` if it has no end.
  var wayEnd: ExactDecimal? { kind == .nothing || end == .none ? nil : top }

  /// The increment that counts, or `nil` if nothing is allowed.
  var increment: ExactDecimal? { kind == .nothing ? nil : step }

  /// Where tens of increments are counted from.
  var tensOrigin: ExactDecimal {
    kind == .grid && !place(of: .zero).isOnGrid ? origin : .zero
  }

  /// Whether the rule allows the number.
  public func contains(_ number: ExactDecimal) -> Bool {
    meets(number) && number >= bottom && !isBeyondEnd(number)
  }

  /// Whether the number is on the grid, be it in the range or not. Without a grid every number is.
  func meets(_ number: ExactDecimal) -> Bool {
    switch kind {
    case .nothing: false
    case .range: true
    case .grid: place(of: number).isOnGrid
    }
  }

  /// The number that one press leads to, or `nil` if there is none in that direction.
  ///
  /// From outside the range this is the nearest allowed number, however far away.
  public func next(_ direction: Direction, from number: ExactDecimal) -> ExactDecimal? {
    if kind == .nothing { return nil }
    return direction == .up ? next(above: number) : next(below: number)
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
    if number < bottom { return bottom }
    if isBeyondEnd(number) { return top }
    if kind == .range { return number.normalized }
    let place = place(of: number)
    return place.isNearerAbove ? place.above : place.below
  }

  private func next(above number: ExactDecimal) -> ExactDecimal? {
    if number < bottom { return bottom }
    if end != .none {
      if number >= top { return nil }
      if kind == .range, isOneStep(from: number, to: top) { return top }
    }
    return kind == .grid ? place(of: number).above : number.adding(step)
  }

  private func next(below number: ExactDecimal) -> ExactDecimal? {
    if isBeyondEnd(number) { return top }
    if number <= bottom { return nil }
    if kind == .range {
      return isOneStep(from: bottom, to: number) ? bottom : number.subtracting(step)
    }
    let place = place(of: number)
    return place.isOnGrid ? place.previous : place.below
  }

  private func place(of number: ExactDecimal) -> GridPlace {
    GridPlace(number, origin: origin, increment: step)
  }

  private func isBeyondEnd(_ number: ExactDecimal) -> Bool {
    end != .none && number > top
  }

  /// Whether the distance is no more than the increment. A full step could have too many digits to
  /// be kept, and yet the bound that it passes is there to be reached.
  private func isOneStep(from low: ExactDecimal, to high: ExactDecimal) -> Bool {
    let scale = max(low.scale, high.scale, step.scale)
    return low.widened(to: scale) + step.widened(to: scale) >= high.widened(to: scale)
  }
}
