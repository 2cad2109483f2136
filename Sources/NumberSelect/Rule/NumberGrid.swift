/// The numbers `origin + k × increment` of a range, counted in units of their finest digit.
///
/// They all fit into an `Int64`, and so does what lies between the first and the last. Of such numbers
/// nothing here can overflow, because every result is one of them again.
struct NumberGrid: Equatable, Sendable {
  private let first: Int64
  private let last: Int64
  private let stride: Stride

  /// How far each grid number is above the next lower multiple of the increment.
  private let offset: UInt64

  /// - Returns: `nil` if no number of the grid is in the range.
  init?(
    origin: ExactDecimal, increment: ExactDecimal, minimum: ExactDecimal, maximum: ExactDecimal?
  ) {
    let scale = max(origin.scale, increment.scale)
    let reach = (low: ExactDecimal(.min, scale), high: ExactDecimal(.max, scale))
    let low = max(minimum, reach.low)
    let high = min(maximum ?? reach.high, reach.high)
    guard low <= high else { return nil }
    let start = low.units(at: scale, rounding: .up)
    let end = high.units(at: scale, rounding: .down)
    stride = Stride(increment, scale: scale)
    offset = stride.rest(of: origin)
    let rest = stride.rest(of: ExactDecimal(start, scale))
    let gap = offset &- rest &+ (offset < rest ? stride.length : 0)
    guard start <= end, gap <= distance(start, end) else { return nil }
    first = start &+ Int64(bitPattern: gap)
    let overshoot = distance(first, end) % stride.length
    last = stride.isEndless ? first : end &- Int64(bitPattern: overshoot)
  }

  var lowest: ExactDecimal { number(first) }
  var highest: ExactDecimal { number(last) }

  /// Whether the number is on the grid, be it in the range or not.
  func meets(_ number: ExactDecimal) -> Bool {
    let number = number.normalized
    return number.scale <= stride.scale && stride.rest(of: number) == offset
  }

  /// The neighbour of a number in the range, or `nil` if that is the last one in this direction.
  func next(_ direction: Direction, from number: ExactDecimal) -> ExactDecimal? {
    switch direction {
    case .up:
      let place = number.units(at: stride.scale, rounding: .down)
      return place == last ? nil : self.number(floor(place) &+ Int64(bitPattern: stride.length))
    case .down:
      let place = number.units(at: stride.scale, rounding: .up)
      return place == first ? nil : self.number(floor(place &- 1))
    }
  }

  /// The grid number closest to a number in the range; of two equally close ones, the higher.
  func nearest(to number: ExactDecimal) -> ExactDecimal {
    let place = number.units(at: stride.scale, rounding: .down)
    // One more digit. Where there is none, these are no units of any scale, but ten times the place.
    let tenths = number.units(at: stride.scale + 1, rounding: .down) &- place &* 10
    let below = floor(place)
    let rest = distance(below, place)
    let isNearerAbove = rest &+ (tenths < 5 ? 0 : 1) >= stride.length &- rest
    return self.number(isNearerAbove ? below &+ Int64(bitPattern: stride.length) : below)
  }

  /// Whether a number of the grid is a multiple of ten increments, counted from zero if that is on
  /// the grid, else from the first number.
  func isWholeTens(_ number: ExactDecimal) -> Bool {
    let place = number.units(at: stride.scale, rounding: .down)
    let way = offset == 0 ? place.magnitude : distance(first, place)
    return way / stride.length % 10 == 0
  }

  private func number(_ units: Int64) -> ExactDecimal {
    ExactDecimal(units, stride.scale).normalized
  }

  /// The highest grid number that is not above the place, which is not below the first.
  private func floor(_ place: Int64) -> Int64 {
    place &- Int64(bitPattern: distance(first, place) % stride.length)
  }
}

/// The way from a number up to another. It may be longer than an `Int64`.
private func distance(_ low: Int64, _ high: Int64) -> UInt64 {
  UInt64(bitPattern: high &- low)
}
