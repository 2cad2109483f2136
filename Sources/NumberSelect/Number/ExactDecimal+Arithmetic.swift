extension ExactDecimal {
  /// The exact sum in its shortest form, or `nil` if it has too many digits to be kept exactly.
  public func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let scale = max(scale, other.scale)
    return ExactDecimal(widened(to: scale) + other.widened(to: scale), scale: scale)
  }

  /// The exact difference in its shortest form, or `nil` if it has too many digits to be kept
  /// exactly.
  public func subtracting(_ other: ExactDecimal) -> ExactDecimal? {
    let scale = max(scale, other.scale)
    return ExactDecimal(widened(to: scale) - other.widened(to: scale), scale: scale)
  }

  /// The unscaled value at a scale that is not smaller than the number's own.
  func widened(to scale: Int) -> WideInteger {
    scale == self.scale
      ? WideInteger(unscaled) : WideInteger(unscaled, times: powerOfTen(scale - self.scale))
  }

  /// The number in its shortest form, or `nil` if that does not fit.
  init?(_ wide: WideInteger, scale: Int) {
    var wide = wide
    var scale = scale
    while scale > 0, wide.narrowed == nil {
      let (quotient, remainder) = wide.dividedFloored(by: WideInteger(10))
      guard remainder == .zero else { return nil }
      wide = quotient
      scale -= 1
    }
    guard let unscaled = wide.narrowed else { return nil }
    self = ExactDecimal(unscaled, scale).normalized
  }
}

/// 10 to the power of `exponent`, which is 0 to 18.
func powerOfTen(_ exponent: Int) -> Int64 {
  var power: Int64 = 1
  for _ in 0..<exponent { power &*= 10 }
  return power
}
