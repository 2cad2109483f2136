extension ExactDecimal {
  /// How many units of `10^-scale` the number has, rounded in a direction if its own scale is larger.
  ///
  /// If the scale is larger than its own, the units have to fit: nothing checks that.
  func units(at scale: Int, rounding: Direction) -> Int64 {
    guard self.scale > scale else { return unscaled &* powerOfTen(scale - self.scale) }
    let unit = powerOfTen(self.scale - scale)
    let (whole, rest) = unscaled.quotientAndRemainder(dividingBy: unit)
    // A quotient by ten or more is far from where one more or less would overflow.
    switch rounding {
    case .down: return rest < 0 ? whole &- 1 : whole
    case .up: return rest > 0 ? whole &+ 1 : whole
    }
  }
}

/// 10 to the power of `exponent`, which is 0 to 18.
func powerOfTen(_ exponent: Int) -> Int64 {
  var power: Int64 = 1
  for _ in 0..<exponent { power &*= 10 }
  return power
}
