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
    let number = number.normalized
    let fractionDigits = max(number.scale, min(minimumFractionDigits, ExactDecimal.maximumScale))
    let (whole, fraction) = number.unscaled.magnitude.quotientAndRemainder(
      dividingBy: powerOfTen(number.scale).magnitude)
    if number.unscaled < 0 { output.append(contentsOf: minus) }
    writeWhole(whole, grouped: grouped, to: &output)
    guard fractionDigits > 0 else { return }
    output.append(decimalMark)
    writeDigits(of: fraction, count: number.scale, to: &output)
    for _ in number.scale..<fractionDigits { output.append(digit(0)) }
  }

  private func writeWhole(
    _ whole: UInt64, grouped: Bool, to output: inout some RangeReplaceableCollection<Unicode.Scalar>
  ) {
    let count = digitCount(of: whole)
    guard grouped, let groupingMark, let groups, isGrouped(digitCount: count) else {
      return writeDigits(of: whole, count: count, to: &output)
    }
    eachDigit(of: whole, count: count) { digit, rest in
      output.append(digit)
      if rest > 0, groups.begin(at: rest) { output.append(groupingMark) }
    }
  }

  private func isGrouped(digitCount: Int) -> Bool {
    digitCount - primaryGroupSize >= max(1, minimumGroupingDigits)
  }

  private func writeDigits(
    of value: UInt64, count: Int, to output: inout some RangeReplaceableCollection<Unicode.Scalar>
  ) {
    eachDigit(of: value, count: count) { digit, _ in output.append(digit) }
  }

  /// Gives the last `count` digits of `value`, each with how many are still to come.
  private func eachDigit(
    of value: UInt64, count: Int, _ body: (_ digit: Unicode.Scalar, _ rest: Int) -> Void
  ) {
    var rest = count
    while rest > 0 {
      rest -= 1
      body(digit(value / powerOfTen(rest).magnitude % 10), rest)
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
    Unicode.Scalar(zeroDigit.value + UInt32(value)) ?? "\u{FFFD}"
  }
}
