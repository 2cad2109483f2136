/// The numbers `origin + k × increment` within a range.
struct NumberGrid: Equatable, Sendable {
  let lowest: ExactDecimal
  let highest: ExactDecimal
  let origin: ExactDecimal
  let increment: ExactDecimal

  /// - Returns: `nil` if no number of the grid lies in the range.
  init?(
    origin: ExactDecimal, increment: ExactDecimal, minimum: ExactDecimal, maximum: ExactDecimal?
  ) {
    self.origin = origin
    self.increment = increment
    let scale = max(origin.scale, increment.scale)
    let reach = (low: ExactDecimal(.min, scale), high: ExactDecimal(.max, scale))
    let bounds = (low: max(minimum, reach.low), high: min(maximum ?? reach.high, reach.high))
    let lower = Place(bounds.low, origin: origin, increment: increment)
    let upper = Place(bounds.high, origin: origin, increment: increment)
    guard
      let lowest = lower.isOnGrid ? bounds.low.normalized : lower.above,
      let highest = upper.below,
      lowest <= highest
    else { return nil }
    self.lowest = lowest
    self.highest = highest
  }

  /// Whether the number is one of the grid, be it in the range or not.
  func meets(_ number: ExactDecimal) -> Bool {
    Place(number, origin: origin, increment: increment).isOnGrid
  }

  func contains(_ number: ExactDecimal) -> Bool {
    number >= lowest && number <= highest && meets(number)
  }

  func next(_ direction: Direction, from number: ExactDecimal) -> ExactDecimal? {
    switch direction {
    case .up:
      if number < lowest { return lowest }
      guard number < highest else { return nil }
      return Place(number, origin: origin, increment: increment).above
    case .down:
      if number > highest { return highest }
      guard number > lowest else { return nil }
      let place = Place(number, origin: origin, increment: increment)
      return place.isOnGrid ? place.previous : place.below
    }
  }

  func nearest(to number: ExactDecimal) -> ExactDecimal? {
    if number <= lowest { return lowest }
    if number >= highest { return highest }
    let place = Place(number, origin: origin, increment: increment)
    return place.isNearerAbove ? place.above : place.below
  }
}

/// Where a number lies between two neighbours of a grid.
private struct Place {
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
