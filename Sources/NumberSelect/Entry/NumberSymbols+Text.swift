extension NumberSymbols {
  /// The number as people write it, exact: nothing is ever rounded. The unit is not part of it.
  ///
  /// - Parameters:
  ///   - number: The number to write.
  ///   - minimumFractionDigits: The fewest digits after the decimal mark, 0 to 18; other values
  ///     count as the nearer of these. More stand there only if the number needs them.
  ///   - grouped: `false` for a text to be edited.
  public func text(
    _ number: ExactDecimal, minimumFractionDigits: Int = 0, grouped: Bool = true
  ) -> String {
    var text = String.UnicodeScalarView()
    write(number, minimumFractionDigits: minimumFractionDigits, grouped: grouped, to: &text)
    return String(text)
  }

  /// Writes the same as ``text(_:minimumFractionDigits:grouped:)`` at the end of `output`.
  public func write(
    _ number: ExactDecimal, minimumFractionDigits: Int = 0, grouped: Bool = true,
    to output: inout some RangeReplaceableCollection<Unicode.Scalar>
  ) {
    write(number, minimumFractionDigits: minimumFractionDigits, grouped: grouped) {
      output.append($0)
    }
  }

  /// Gives one after the other the characters of ``text(_:minimumFractionDigits:grouped:)``.
  public func write(
    _ number: ExactDecimal, minimumFractionDigits: Int = 0, grouped: Bool = true,
    _ body: (Unicode.Scalar) -> Void
  ) {
    let number = number.normalized
    let scale = number.scale
    let fractionDigits = max(scale, min(minimumFractionDigits, ExactDecimal.maximumScale))
    let (whole, fraction) = number.unscaled.magnitude.quotientAndRemainder(
      dividingBy: powerOfTen(scale).magnitude)
    if number.unscaled < 0 { minus.forEach(body) }
    let count = digitCount(of: whole)
    writeDigits(of: whole, count: count, mark: grouped ? mark(digitCount: count) : nil, body)
    guard fractionDigits > 0 else { return }
    body(decimalMark)
    writeDigits(of: fraction, count: scale, mark: nil, body)
    for _ in scale..<fractionDigits { body(zeroDigit) }
  }

  /// What stands between the groups of so many digits, or `nil` if they are not grouped.
  private func mark(digitCount: Int) -> Unicode.Scalar? {
    digitCount - primaryGroupSize >= max(1, minimumGroupingDigits) ? groupingMark : nil
  }

  /// Gives the last `count` digits of `value`.
  private func writeDigits(
    of value: UInt64, count: Int, mark: Unicode.Scalar?, _ body: (Unicode.Scalar) -> Void
  ) {
    var rest = count
    while rest > 0 {
      rest -= 1
      body(digit(value / powerOfTen(rest).magnitude % 10))
      if let mark, rest > 0, groups?.begin(at: rest) == true { body(mark) }
    }
  }

  private func digitCount(of value: UInt64) -> Int {
    var count = 1
    var rest = value / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  private func digit(_ value: UInt64) -> Unicode.Scalar {
    Unicode.Scalar(zeroDigit.value + UInt32(truncatingIfNeeded: value)) ?? "\u{FFFD}"
  }
}
