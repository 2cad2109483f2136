extension NumberSymbols {
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
    var text = TypedText(codePoints)
    unit.withUnsafeBufferPointer { scalars in
      scalars.withMemoryRebound(to: UInt32.self) { text.drop(TypedText($0)) }
    }
    guard let first = text.first else { return .empty }
    let isNegative = isMinus(first)
    if isNegative { text.dropFirst() }
    guard let wholeDigits = wholeDigits(of: text) else { return .unreadable }
    var digits = DecimalDigits()
    var index = 0
    text.eachPoint { point in
      guard let digit = decimalDigit(point) else { return }
      digits.append(digit, isFraction: index >= wholeDigits)
      index += 1
    }
    return digits.number(isNegative: isNegative).map(NumberReading.number) ?? .tooManyDigits
  }

  /// How many digits stand before the fraction, or `nil` if the text is no number or could be two.
  private func wholeDigits(of text: TypedText) -> Int? {
    var parts = MarkedDigits()
    var isReadable = true
    text.eachPoint { point in
      if let digit = decimalDigit(point) {
        parts.append(digit: digit)
      } else if let kind = markKind(of: point) {
        parts.append(kind)
      } else {
        isReadable = false
      }
    }
    return isReadable ? parts.wholeDigits(self) : nil
  }

  private func isMinus(_ point: UInt32) -> Bool {
    switch point {
    case 0x2D, 0x2212, 0xFF0D: true
    default: minus.contains { $0.value == point }
    }
  }
}
