extension ExactDecimal {
  /// Reads what HTML calls a valid floating-point number, exactly: `3`, `-0.5`, `.5`, `1e-7`.
  ///
  /// - Returns: `nil` if the text is no such number, or one with too many digits to be kept exactly.
  public init?(html text: some Sequence<Unicode.Scalar>) {
    var reader = HTMLNumberReader()
    for scalar in text { reader.read(scalar) }
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

  mutating func read(_ scalar: Unicode.Scalar) {
    switch (scalar, place) {
    case ("0"..."9", _): read(digit: UInt8(truncatingIfNeeded: scalar.value - 0x30))
    case ("-", .start) where !isNegative: isNegative = true
    case (".", .start), (".", .whole): place = .point
    case ("e", .whole), ("E", .whole), ("e", .fraction), ("E", .fraction): place = .exponentSign
    case ("+", .exponentSign): place = .exponent
    case ("-", .exponentSign):
      hasNegativeExponent = true
      place = .exponent
    default: place = .nowhere
    }
    hasDigit = place == .exponentSign || place == .point ? false : hasDigit
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
