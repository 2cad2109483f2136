import NumberSelect

/// What a rule allows, straight from the definition.
struct SlowAllowedNumbers {
  private let minimum: SlowInteger
  private let maximum: SlowInteger?
  private let increment: SlowInteger
  private let grid: Grid?
  private let isFree: Bool

  /// The multiples of the increment, seen from the origin, between two bounds.
  private struct Grid {
    var origin: SlowInteger
    var first: SlowInteger
    var last: SlowInteger
  }

  init(_ rule: NumberRule) {
    let minimum = SlowDecimal(rule.minimum).units
    let maximum = rule.maximum.map { max(minimum, SlowDecimal($0).units) }
    let step = SlowDecimal(rule.increment).units
    let increment = step > SlowInteger(0) ? step : SlowDecimal(1).units
    isFree = rule.incrementBase == .none
    grid = Self.grid(
      origin: rule.incrementBase == .zero ? SlowInteger(0) : minimum, increment: increment,
      minimum: minimum, maximum: maximum)
    self.minimum = minimum
    self.maximum = maximum
    self.increment = increment
  }

  private static func grid(
    origin: SlowInteger, increment: SlowInteger, minimum: SlowInteger, maximum: SlowInteger?
  ) -> Grid? {
    let scale = max(
      SlowDecimal(units: origin).digits.fraction.count,
      SlowDecimal(units: increment).digits.fraction.count)
    let zeros = String(repeating: "0", count: SlowDecimal.scale - scale)
    let low = max(minimum, SlowInteger(text: String(Int64.min) + zeros))
    let reach = SlowInteger(text: String(Int64.max) + zeros)
    let high = min(maximum ?? reach, reach)
    let first = origin + (low - origin).ceiledQuotient(by: increment) * increment
    let last = origin + (high - origin).flooredQuotient(by: increment) * increment
    return first <= last ? Grid(origin: origin, first: first, last: last) : nil
  }

  var lowest: SlowInteger? { isFree ? minimum : grid?.first }

  var highest: SlowInteger? {
    guard let maximum else { return nil }
    return isFree ? maximum : grid?.last
  }

  func contains(_ number: SlowInteger) -> Bool {
    if isFree { return number >= minimum && number <= (maximum ?? number) }
    guard let grid, number >= grid.first, number <= grid.last else { return false }
    return (number - grid.origin).isMultiple(of: increment)
  }

  func next(_ direction: Direction, from number: SlowInteger) -> SlowInteger? {
    if isFree { return nextFree(direction, from: number) }
    guard let grid else { return nil }
    let distance = number - grid.origin
    switch direction {
    case .up:
      let steps = distance.flooredQuotient(by: increment) + SlowInteger(1)
      let next = max(grid.first, grid.origin + steps * increment)
      return next <= grid.last ? next : nil
    case .down:
      let steps = distance.ceiledQuotient(by: increment) - SlowInteger(1)
      let next = min(grid.last, grid.origin + steps * increment)
      return next >= grid.first ? next : nil
    }
  }

  private func nextFree(_ direction: Direction, from number: SlowInteger) -> SlowInteger? {
    switch direction {
    case .up:
      if let maximum, number >= maximum { return nil }
      if number < minimum { return minimum }
      let next = number + increment
      if let maximum, next > maximum { return maximum }
      return SlowDecimal(units: next).exact == nil ? nil : next
    case .down:
      if number <= minimum { return nil }
      if let maximum, number > maximum { return maximum }
      let next = number - increment
      if next < minimum { return minimum }
      return SlowDecimal(units: next).exact == nil ? nil : next
    }
  }

  func next(_ direction: Direction, from number: SlowInteger, times: Int) -> SlowInteger? {
    guard times > 0, let first = next(direction, from: number) else { return nil }
    guard !isFree, let grid else { return walk(direction, from: first, times: times - 1) }
    let way = SlowInteger(times - 1) * increment
    return direction == .up ? min(grid.last, first + way) : max(grid.first, first - way)
  }

  private func walk(_ direction: Direction, from start: SlowInteger, times: Int) -> SlowInteger {
    var reached = start
    for _ in 0..<times {
      guard let further = next(direction, from: reached) else { break }
      reached = further
    }
    return reached
  }

  func nearest(to number: SlowInteger) -> SlowInteger? {
    if isFree { return max(minimum, min(number, maximum ?? number)) }
    guard let grid else { return nil }
    let distance = number - grid.origin
    let below = grid.origin + distance.flooredQuotient(by: increment) * increment
    let above = below == number ? below : below + increment
    let candidates = [below, above].map { max(grid.first, min(grid.last, $0)) }
    let gaps = candidates.map { ($0 - number).magnitude }
    return gaps[0] < gaps[1] ? candidates[0] : candidates[1]
  }
}
