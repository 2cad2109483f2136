/// Collects the digits of a number one by one, as many as there may come.
///
/// Zeros are held back until another digit follows them, so that a text with a thousand zeros at
/// the end of its fraction is still read exactly.
struct DecimalDigits {
  private var unscaled: UInt64 = 0
  private var scale = 0
  private var heldZeros = 0
  private var isOverfull = false

  mutating func append(_ digit: UInt8, isFraction: Bool) {
    if isFraction, digit == 0 {
      heldZeros += 1
      return
    }
    while heldZeros > 0, !isOverfull {
      shift(in: 0, isFraction: true)
      heldZeros -= 1
    }
    shift(in: digit, isFraction: isFraction)
  }

  /// The number, or `nil` if the digits are too many.
  func number(isNegative: Bool) -> ExactDecimal? {
    var complete = self
    while complete.heldZeros > 0, complete.hasRoomForZero {
      complete.shift(in: 0, isFraction: true)
      complete.heldZeros -= 1
    }
    guard !complete.isOverfull else { return nil }
    return complete.signed(isNegative)
  }

  private func signed(_ isNegative: Bool) -> ExactDecimal? {
    if isNegative {
      guard unscaled <= Int64.min.magnitude else { return nil }
      return ExactDecimal(0 &- Int64(bitPattern: unscaled), scale)
    }
    guard let unscaled = Int64(exactly: unscaled) else { return nil }
    return ExactDecimal(unscaled, scale)
  }

  private var hasRoomForZero: Bool {
    scale < ExactDecimal.maximumScale && unscaled <= UInt64(Int64.max) / 10
  }

  private mutating func shift(in digit: UInt8, isFraction: Bool) {
    let (tenfold, overflows) = unscaled.multipliedReportingOverflow(by: 10)
    let (sum, carries) = tenfold.addingReportingOverflow(UInt64(digit))
    let nextScale = isFraction ? scale + 1 : scale
    guard !overflows, !carries, nextScale <= ExactDecimal.maximumScale else {
      isOverfull = true
      return
    }
    unscaled = sum
    scale = nextScale
  }
}
