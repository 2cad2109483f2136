/// Where a number lies between two neighbours of a grid: the numbers `origin + k × increment`.
struct GridPlace {
  private let scale: Int
  private let floor: WideInteger
  private let rest: WideInteger
  private let increment: WideInteger

  init(_ number: ExactDecimal, origin: ExactDecimal, increment: ExactDecimal) {
    scale = max(number.scale, origin.scale, increment.scale)
    let number = number.widened(to: scale)
    self.increment = increment.widened(to: scale)
    rest = (number - origin.widened(to: scale)).dividedFloored(by: self.increment).remainder
    floor = number - rest
  }

  var isOnGrid: Bool { rest == .zero }

  /// Whether the neighbour above is as close as the one below, or closer.
  var isNearerAbove: Bool { rest + rest >= increment }

  /// The highest grid number that is not above the number.
  var below: ExactDecimal? { ExactDecimal(floor, scale: scale) }

  /// The lowest grid number that is above the number.
  var above: ExactDecimal? { ExactDecimal(floor + increment, scale: scale) }

  /// One increment below `below`.
  var previous: ExactDecimal? { ExactDecimal(floor - increment, scale: scale) }
}
