/// The numbers of a grid within a range, counted in units of their finest digit.
struct NumberGrid: Equatable, Sendable {
  /// The scale of a unit.
  var scale = 0
  var first: Int64 = 0
  var last: Int64 = 0

  /// The increment. The largest value stands for all that are longer than the whole way from the
  /// lowest number of this scale to the highest.
  var stride: UInt64 = 1

  /// How far each number is above the next lower multiple of the increment.
  var offset: UInt64 = 0
}

// A number in the range lies between the first and the last of the grid, and so does all that is
// worked out from it here: nothing can overflow.
extension AllowedNumbers {
  /// Narrows the range to what is on a grid.
  mutating func layGrid(from origin: ExactDecimal) {
    let scale = max(origin.scale, increment.scale)
    let (lowest, highest) = (ExactDecimal(.min, scale), ExactDecimal(.max, scale))
    kind = .nothing
    if end == .none { (end, top) = (.reach, highest) }
    let (low, high) = (max(bottom, lowest), min(top, highest))
    guard low <= high else { return }
    grid.scale = scale
    grid.first = low.units(at: scale, rounding: .up)
    grid.last = high.units(at: scale, rounding: .down)
    grid.stride = increment.unscaled.magnitude
    for _ in increment.scale..<scale {
      grid.stride = grid.stride <= .max / 10 ? grid.stride &* 10 : .max
    }
    grid.offset = rest(of: origin)
    let rest = rest(of: ExactDecimal(grid.first, scale))
    let gap = grid.offset &- rest &+ (grid.offset < rest ? grid.stride : 0)
    guard grid.first <= grid.last, gap <= distance(to: grid.last) else { return }
    kind = .grid
    grid.first &+= Int64(bitPattern: gap)
    grid.last = grid.stride == .max ? grid.first : floor(grid.last)
    bottom = number(grid.first)
    top = number(grid.last)
  }

  /// Whether the number is on the grid, be it in the range or not.
  func isOnGrid(_ number: ExactDecimal) -> Bool {
    if grid.stride == .max { return number == bottom }
    let number = number.normalized
    return number.scale <= grid.scale && rest(of: number) == grid.offset
  }

  /// The lowest grid number that is above a number in the range.
  func gridNumber(above number: ExactDecimal) -> ExactDecimal? {
    let place = number.units(at: grid.scale, rounding: .down)
    return place == grid.last ? nil : self.number(floor(place) &+ Int64(bitPattern: grid.stride))
  }

  /// The highest grid number that is below a number in the range.
  func gridNumber(below number: ExactDecimal) -> ExactDecimal? {
    let place = number.units(at: grid.scale, rounding: .up)
    return place == grid.first ? nil : self.number(floor(place &- 1))
  }

  /// The grid number closest to a number in the range; of two equally close ones, the higher.
  func gridNumber(nearestTo number: ExactDecimal) -> ExactDecimal {
    let place = number.units(at: grid.scale, rounding: .down)
    // One more digit. Where there is none, these are no units of any scale, but ten times the place.
    let tenths = number.units(at: grid.scale + 1, rounding: .down) &- place &* 10
    let rest = distance(to: place) % grid.stride
    let isNearerAbove = rest &+ (tenths < 5 ? 0 : 1) >= grid.stride &- rest
    let way = Int64(bitPattern: (isNearerAbove ? grid.stride : 0) &- rest)
    return self.number(place &+ way)
  }

  /// Whether a number in the range has reached a multiple of ten increments, counted from zero if that
  /// is on the grid, else from the first number.
  func isWholeTensOfGrid(_ number: ExactDecimal) -> Bool {
    let place = number.units(at: grid.scale, rounding: .down)
    let way = grid.offset == 0 ? place.magnitude : distance(to: place)
    return way / grid.stride % 10 == 0
  }

  /// How far a number is above the next lower multiple of the increment. The number may be too large
  /// for the grid's scale, but its own must not be larger.
  private func rest(of number: ExactDecimal) -> UInt64 {
    var rest = number.unscaled.magnitude % grid.stride
    if number.unscaled < 0, rest > 0 { rest = grid.stride &- rest }
    for _ in number.scale..<grid.scale {
      let double = sum(rest, rest)
      let fourfold = sum(double, double)
      rest = sum(sum(fourfold, fourfold), double)
    }
    return rest
  }

  /// The sum of two rests, as a rest.
  private func sum(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let room = grid.stride &- right
    return left < room ? left &+ right : left &- room
  }

  private func number(_ units: Int64) -> ExactDecimal {
    ExactDecimal(units, grid.scale).normalized
  }

  /// The highest grid number that is not above the place.
  private func floor(_ place: Int64) -> Int64 {
    place &- Int64(bitPattern: distance(to: place) % grid.stride)
  }

  /// The way up from the first number. It may be longer than an `Int64`.
  private func distance(to place: Int64) -> UInt64 {
    UInt64(bitPattern: place &- grid.first)
  }
}
