import NumberSelect

/// How a number is written, by moving text about.
struct SlowWriter {
  let symbols: NumberSymbols

  func text(_ number: SlowDecimal, minimumFractionDigits: Int, grouped: Bool) -> String {
    var (whole, fraction) = number.digits
    while fraction.count < minimumFractionDigits { fraction += "0" }
    if grouped, let mark = symbols.groupingMark, symbols.primaryGroupSize > 0,
      whole.count >= symbols.primaryGroupSize + max(1, symbols.minimumGroupingDigits)
    {
      let secondary = symbols.secondaryGroupSize
      whole = Self.group(
        whole, by: symbols.primaryGroupSize,
        secondary > 0 ? secondary : symbols.primaryGroupSize, String(mark))
    }
    let minus = number.units.isNegative ? symbols.minus.map { String($0) }.joined() : ""
    let mark = fraction.isEmpty ? "" : String(symbols.decimalMark)
    return minus + local(whole) + mark + local(fraction)
  }

  private func local(_ text: String) -> String {
    text.map { character in
      guard character.isASCII, let digit = character.wholeNumberValue else {
        return String(character)
      }
      return Unicode.Scalar(symbols.zeroDigit.value + UInt32(digit)).map { String($0) } ?? ""
    }.joined()
  }

  /// Cuts groups off the end until no digit is left.
  static func group(_ digits: String, by primary: Int, _ secondary: Int, _ mark: String) -> String {
    var rest = digits
    var groups: [String] = []
    var size = primary
    while !rest.isEmpty {
      groups.insert(String(rest.suffix(size)), at: 0)
      rest = String(rest.dropLast(size))
      size = secondary
    }
    return groups.joined(separator: mark)
  }
}
