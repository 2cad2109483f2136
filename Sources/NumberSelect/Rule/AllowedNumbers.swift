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

  /// The highest allowed number, or `nil` if there is no maximum or nothing is allowed.
  public let highest: ExactDecimal?

  private let ways: Ways

  private enum Ways: Equatable, Sendable {
    case nothing
    case range(NumberRange)
    case grid(NumberGrid)
  }

  /// Works out what a rule allows. Contradictions count as ``NumberRule/Fault`` says.
  public init(_ rule: NumberRule) {
    let minimum = rule.minimum.normalized
    let maximum = rule.effectiveMaximum?.normalized
    let increment = rule.effectiveIncrement.normalized
    switch rule.incrementBase {
    case .none:
      ways = .range(NumberRange(lowest: minimum, highest: maximum, increment: increment))
      lowest = minimum
      highest = maximum
    case .minimum, .zero:
      let origin = rule.incrementBase == .zero ? .zero : minimum
      let grid = NumberGrid(
        origin: origin, increment: increment, minimum: minimum, maximum: maximum)
      ways = grid.map(Ways.grid) ?? .nothing
      lowest = grid?.lowest
      highest = maximum == nil ? nil : grid?.highest
    }
  }

  /// Whether the rule allows the number.
  public func contains(_ number: ExactDecimal) -> Bool {
    switch ways {
    case .nothing: false
    case .range(let range): range.contains(number)
    case .grid(let grid): grid.contains(number)
    }
  }

  /// The number that one press leads to, or `nil` if there is none in that direction.
  ///
  /// From outside the range this is the nearest allowed number, however far away.
  public func next(_ direction: Direction, from number: ExactDecimal) -> ExactDecimal? {
    switch ways {
    case .nothing: nil
    case .range(let range): range.next(direction, from: number)
    case .grid(let grid): grid.next(direction, from: number)
    }
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
    switch ways {
    case .nothing: nil
    case .range(let range): range.nearest(to: number)
    case .grid(let grid): grid.nearest(to: number)
    }
  }

  /// The increment that counts, or `nil` if nothing is allowed.
  var increment: ExactDecimal? {
    switch ways {
    case .nothing: nil
    case .range(let range): range.increment
    case .grid(let grid): grid.increment
    }
  }

  /// Whether the number is on the grid, be it in the range or not. Without a grid every number is.
  func meets(_ number: ExactDecimal) -> Bool {
    switch ways {
    case .nothing: false
    case .range: true
    case .grid(let grid): grid.meets(number)
    }
  }

  /// The number where the way up ends, or `nil` if it has no end.
  var wayEnd: ExactDecimal? {
    switch ways {
    case .nothing: nil
    case .range(let range): range.highest
    case .grid(let grid): grid.highest
    }
  }

  /// Where tens of increments are counted from.
  var tensOrigin: ExactDecimal {
    switch ways {
    case .nothing, .range: .zero
    case .grid(let grid): grid.meets(.zero) ? .zero : grid.origin
    }
  }
}
