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
    let digits = min(minimumFractionDigits, ExactDecimal.maximumScale)
    withSigns { signs in
      signs.write(number, minimumFractionDigits: digits, grouped: grouped) { point in
        body(Unicode.Scalar(point) ?? "\u{FFFD}")
      }
    }
  }

  /// Finds out what number a typed text says.
  ///
  /// The text may be in any script's digits, with this locale's marks or another's, as long as it
  /// can mean only one number: a text that could be two is ``NumberReading/unreadable``.
  ///
  /// - Complexity: linear in the length of the text.
  public func read(_ text: String) -> NumberReading {
    read(scalars: text.unicodeScalars)
  }

  /// Reads a text as ``read(_:)`` does, without needing a `String`.
  public func read(scalars text: some Sequence<Unicode.Scalar>) -> NumberReading {
    let points = text.map { $0.value }
    return withSigns { signs in points.withUnsafeBufferPointer(signs.read) }
  }

  private func withSigns<Result>(_ body: (NumberSigns) -> Result) -> Result {
    withPoints(minus) { minus in
      withPoints(unit) { unit in
        body(
          NumberSigns(
            zeroDigit: zeroDigit.value,
            decimalMark: decimalMark.value,
            groupingMark: groupingMark?.value ?? 0,
            primaryGroupSize: primaryGroupSize,
            secondaryGroupSize: secondaryGroupSize,
            minimumGroupingDigits: minimumGroupingDigits,
            minus: minus,
            unit: unit))
      }
    }
  }

  private func withPoints<Result>(
    _ scalars: [Unicode.Scalar], _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    scalars.withUnsafeBufferPointer { $0.withMemoryRebound(to: UInt32.self, body) }
  }
}
