/// Collects the digits of a number one by one, as many as there may come.
///
/// Zeros at the end for which there is no room are only counted, so that a text with a thousand zeros
/// at the end of its fraction is still read exactly.
struct DecimalDigits {
  /// How many digits came.
  private(set) var count = 0

  /// The negative of what the digits say, because that reaches one further.
  private var negative: Int64 = 0
  private var zerosLeftOut = 0
  private var isOverfull = false

  /// Whether all digits so far are zeros.
  var isZero: Bool { negative == 0 }

  mutating func append(_ digit: UInt8) {
    count &+= 1
    let longer = negative &* 10 &- Int64(digit)
    if negative >= .min / 10, longer <= 0 {
      negative = longer
    } else if digit == 0 {
      zerosLeftOut &+= 1
    } else {
      isOverfull = true
    }
  }

  /// The number with so many of the digits behind the point, or `nil` if that needs too many digits
  /// to be kept exactly.
  ///
  /// - Parameter scale: May be below zero, for zeros that were not written.
  func number(isNegative: Bool, scale: Int) -> ExactDecimal? {
    var scale = scale - zerosLeftOut
    if isZero { return ExactDecimal(0, min(max(scale, 0), ExactDecimal.maximumScale)) }
    if isOverfull { return nil }
    var negative = negative
    while scale < 0 {
      guard negative >= .min / 10 else { return nil }
      negative *= 10
      scale += 1
    }
    while scale > ExactDecimal.maximumScale {
      guard negative % 10 == 0 else { return nil }
      negative /= 10
      scale -= 1
    }
    if isNegative { return ExactDecimal(negative, scale) }
    return negative == .min ? nil : ExactDecimal(-negative, scale)
  }
}
