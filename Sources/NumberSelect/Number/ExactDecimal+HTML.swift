extension ExactDecimal {
  /// Reads what HTML calls a valid floating-point number from code points, exactly: `3`, `-0.5`,
  /// `.5`, `1e-7`.
  ///
  /// - Returns: `nil` if the text is no such number, or one with too many digits to be kept exactly.
  public init?(html text: UnsafeBufferPointer<UInt32>) {
    var reader = HTMLNumberReader()
    for point in text { reader.read(point) }
    guard let number = reader.number else { return nil }
    self = number
  }

  /// The number times ten to the power of `exponent`, or `nil` if that cannot be kept exactly.
  func shifted(by exponent: Int) -> ExactDecimal? {
    guard unscaled != 0 else { return .zero }
    var (unscaled, scale) = (unscaled, scale - exponent)
    while scale < 0 {
      let (tenfold, overflows) = unscaled.multipliedReportingOverflow(by: 10)
      guard !overflows else { return nil }
      (unscaled, scale) = (tenfold, scale + 1)
    }
    while scale > Self.maximumScale {
      guard unscaled % 10 == 0 else { return nil }
      (unscaled, scale) = (unscaled / 10, scale - 1)
    }
    return ExactDecimal(unscaled, scale)
  }
}

private struct HTMLNumberReader {
  private enum Place {
    case start, whole, point, fraction, exponentSign, exponent, nowhere
  }

  private var place = Place.start
  private var hasDigit = false
  private var isNegative = false
  private var digits = DecimalDigits()
  private var exponent = 0
  private var hasNegativeExponent = false

  mutating func read(_ point: UInt32) {
    let wasDigit = hasDigit
    hasDigit = false
    switch (point, place) {
    case (0x30...0x39, _): read(digit: UInt8(truncatingIfNeeded: point - 0x30))
    // -
    case (0x2D, .start) where !isNegative: isNegative = true
    case (0x2D, .exponentSign):
      hasNegativeExponent = true
      place = .exponent
    // +
    case (0x2B, .exponentSign): place = .exponent
    // .
    case (0x2E, .start), (0x2E, .whole): place = .point
    // E e
    case (0x45, _), (0x65, _): place = wasDigit && place != .exponent ? .exponentSign : .nowhere
    default: place = .nowhere
    }
  }

  private mutating func read(digit: UInt8) {
    hasDigit = true
    switch place {
    case .start, .whole:
      place = .whole
      digits.append(digit, isFraction: false)
    case .point, .fraction:
      place = .fraction
      digits.append(digit, isFraction: true)
    case .exponentSign, .exponent:
      place = .exponent
      exponent = min(exponent * 10 + Int(digit), Self.largestExponent)
    case .nowhere: break
    }
  }

  private static var largestExponent: Int { 1000 }

  var number: ExactDecimal? {
    guard place != .nowhere, hasDigit else { return nil }
    return digits.number(isNegative: isNegative)?
      .shifted(by: hasNegativeExponent ? -exponent : exponent)
  }
}
