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
    var digits = self
    while scale < 0, digits.zerosLeftOut == zerosLeftOut {
      digits.append(0)
      scale += 1
    }
    while scale > ExactDecimal.maximumScale, digits.negative % 10 == 0 {
      digits.negative /= 10
      scale -= 1
    }
    guard scale <= ExactDecimal.maximumScale, !isOverfull,
      digits.zerosLeftOut == zerosLeftOut, isNegative || digits.negative != .min
    else { return nil }
    return ExactDecimal(isNegative ? digits.negative : 0 &- digits.negative, scale)
  }
}
