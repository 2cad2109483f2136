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
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: signs.longestCount) { points in
        let count = signs.write(
          number, minimumFractionDigits: digits, grouped: grouped,
          to: points.baseAddress.unsafelyUnwrapped)
        for point in points[..<count] { body(Unicode.Scalar(point) ?? "\u{FFFD}") }
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
    text.map { $0.value }.withUnsafeBufferPointer(read(codePoints:))
  }

  /// Reads a text from memory as ``read(_:)`` does. What is no character is unreadable.
  public func read(codePoints: UnsafeBufferPointer<UInt32>) -> NumberReading {
    withSigns { $0.read(codePoints) }
  }

  private func withSigns<Result>(_ body: (NumberSigns) -> Result) -> Result {
    let count = 8 + minus.count + unit.count
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { words in
      var end = 0
      func append(_ word: UInt32) {
        words.initializeElement(at: end, to: word)
        end += 1
      }
      append(UInt32(count - 1))
      append(zeroDigit.value)
      append(decimalMark.value)
      append(groupingMark?.value ?? 0)
      append(UInt32(clamping: primaryGroupSize))
      append(UInt32(clamping: secondaryGroupSize))
      append(UInt32(clamping: minimumGroupingDigits))
      append(UInt32(minus.count))
      for scalar in minus { append(scalar.value) }
      for scalar in unit { append(scalar.value) }
      return body(NumberSigns(words.baseAddress.unsafelyUnwrapped))
    }
  }
}
