/// An increment, counted in units of a grid's finest digit.
struct Stride: Equatable, Sendable {
  /// The scale of a unit.
  let scale: Int

  /// The length. The largest value stands for every increment that is longer than all numbers of
  /// this scale together.
  let length: UInt64

  /// - Parameter scale: No smaller than the increment's own.
  init(_ increment: ExactDecimal, scale: Int) {
    self.scale = scale
    var length = increment.unscaled.magnitude
    for _ in increment.scale..<scale {
      length = length <= .max / 10 ? length &* 10 : .max
    }
    self.length = length
  }

  var isEndless: Bool { length == .max }

  /// How far a number is above the next lower multiple of the increment. The number may be too large
  /// for this scale, but its own must not be larger.
  func rest(of number: ExactDecimal) -> UInt64 {
    var rest = number.unscaled.magnitude % length
    if number.unscaled < 0, rest > 0 { rest = length &- rest }
    for _ in number.scale..<scale {
      let double = sum(rest, rest)
      let eightfold = sum(sum(double, double), sum(double, double))
      rest = sum(eightfold, double)
    }
    return rest
  }

  /// The sum of two rests, as a rest.
  private func sum(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let room = length &- right
    return left < room ? left &+ right : left &- room
  }
}
