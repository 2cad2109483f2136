extension ExactDecimal {
  /// Reads what HTML calls a valid floating-point number from code points, exactly: `3`, `-0.5`,
  /// `.5`, `1e-7`.
  ///
  /// - Returns: `nil` if the text is no such number, or one with too many digits to be kept exactly.
  public init?(html text: UnsafeBufferPointer<UInt32>) {
    guard text.count < HTMLText.longest else { return nil }
    var text = HTMLText(text)
    let isNegative = text.skip("-")
    var digits = DecimalDigits()
    text.readDigits(&digits)
    let wholeDigits = digits.count
    if text.skip(".") {
      text.readDigits(&digits)
      guard digits.count > wholeDigits else { return nil }
    }
    guard digits.count > 0, let exponent = text.readExponent(), text.isAtEnd else { return nil }
    let scale = digits.count - wholeDigits - exponent
    guard let number = digits.number(isNegative: isNegative, scale: scale) else { return nil }
    self = number
  }
}

private struct HTMLText {
  private let points: UnsafeBufferPointer<UInt32>
  private var place = 0

  init(_ points: UnsafeBufferPointer<UInt32>) {
    self.points = points
  }

  var isAtEnd: Bool { place == points.count }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, points[place] == character.value else { return false }
    place += 1
    return true
  }

  mutating func popDigit() -> UInt8? {
    guard !isAtEnd else { return nil }
    let digit = points[place] &- ("0" as Unicode.Scalar).value
    guard digit <= 9 else { return nil }
    place += 1
    return UInt8(truncatingIfNeeded: digit)
  }

  mutating func readDigits(_ digits: inout DecimalDigits) {
    while let digit = popDigit() { digits.append(digit) }
  }

  /// The exponent, cut to a size that no text has digits to make up for; 0 if there is none, or `nil`
  /// if it has no digits.
  mutating func readExponent() -> Int? {
    guard skip("e") || skip("E") else { return 0 }
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard var exponent = popDigit().map(Int.init) else { return nil }
    while let digit = popDigit() { exponent = min(exponent * 10 + Int(digit), Self.longest) }
    return isNegative ? -exponent : exponent
  }

  /// No text that is longer is read.
  static var longest: Int { 1 << 27 }
}
