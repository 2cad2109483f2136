/// A signed 128-bit integer for the sums between two exact decimals.
///
/// Two numbers brought to one scale need up to 37 digits each; their sum and twice their remainder
/// still fit here, so nothing below can overflow. `Int128` would serve, but it asks for iOS 18.
struct WideInteger: Equatable {
  let high: Int64
  let low: UInt64

  static var zero: WideInteger { WideInteger(0) }

  init(high: Int64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(_ value: Int64) {
    self.init(high: value < 0 ? -1 : 0, low: UInt64(bitPattern: value))
  }

  init(_ value: Int64, times factor: Int64) {
    let product = value.multipliedFullWidth(by: factor)
    self.init(high: product.high, low: product.low)
  }

  /// The same value as an `Int64`, or `nil` if it is too large.
  var narrowed: Int64? {
    let value = Int64(bitPattern: low)
    return high == (value < 0 ? -1 : 0) ? value : nil
  }
}

extension WideInteger: Comparable {
  static func < (left: WideInteger, right: WideInteger) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}

extension WideInteger {
  static func + (left: WideInteger, right: WideInteger) -> WideInteger {
    let (low, carries) = left.low.addingReportingOverflow(right.low)
    return WideInteger(high: left.high &+ right.high &+ (carries ? 1 : 0), low: low)
  }

  static func - (left: WideInteger, right: WideInteger) -> WideInteger {
    let (low, borrows) = left.low.subtractingReportingOverflow(right.low)
    return WideInteger(high: left.high &- right.high &- (borrows ? 1 : 0), low: low)
  }

  static prefix func - (value: WideInteger) -> WideInteger {
    .zero - value
  }
}

extension WideInteger {
  /// Divides by a positive divisor. The quotient is rounded down and the remainder is not negative.
  func dividedFloored(
    by divisor: WideInteger
  ) -> (quotient: WideInteger, remainder: WideInteger) {
    guard high < 0 else { return dividedAsPositive(by: divisor) }
    let (quotient, remainder) = (-self).dividedAsPositive(by: divisor)
    return remainder == .zero
      ? (-quotient, .zero) : (-quotient - WideInteger(1), divisor - remainder)
  }

  private func dividedAsPositive(
    by divisor: WideInteger
  ) -> (quotient: WideInteger, remainder: WideInteger) {
    if high == 0, divisor.high == 0 {
      let (quotient, remainder) = low.quotientAndRemainder(dividingBy: divisor.low)
      return (WideInteger(high: 0, low: quotient), WideInteger(high: 0, low: remainder))
    }
    return divisor.high == 0 ? dividedByWord(divisor.low) : dividedByWide(divisor)
  }

  private func dividedByWord(_ divisor: UInt64) -> (quotient: WideInteger, remainder: WideInteger) {
    let (upper, carried) = UInt64(high).quotientAndRemainder(dividingBy: divisor)
    let (lower, remainder) = divisor.dividingFullWidth((carried, low))
    return (
      WideInteger(high: Int64(upper), low: lower), WideInteger(high: 0, low: remainder)
    )
  }

  /// Long division, one bit at a time. The divisor is 2^64 or more, so the quotient is one word.
  private func dividedByWide(
    _ divisor: WideInteger
  ) -> (quotient: WideInteger, remainder: WideInteger) {
    var remainder = WideInteger(high: 0, low: UInt64(high))
    var quotient: UInt64 = 0
    for bit in (0..<64).reversed() {
      remainder = remainder + remainder + WideInteger(Int64((low >> UInt64(bit)) & 1))
      quotient <<= 1
      if remainder >= divisor {
        remainder = remainder - divisor
        quotient |= 1
      }
    }
    return (WideInteger(high: 0, low: quotient), remainder)
  }
}
