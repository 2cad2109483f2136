extension NumberSigns {
  /// Finds out what number a typed text says. What is no character is unreadable.
  package func read(_ codePoints: UnsafeBufferPointer<UInt32>) -> NumberReading {
    var text = TypedText(codePoints)
    text.drop(TypedText(unit))
    var rest = text
    guard let first = rest.popFirst() else { return .empty }
    let isNegative = isMinus(first)
    if isNegative { text = rest }
    var digits = DecimalDigits()
    var marks = DigitMarks()
    while let point = text.popFirst() {
      if let digit = decimalDigit(point) {
        digits.append(digit)
      } else if let kind = markKind(of: point) {
        marks.append(kind, after: digits)
      } else {
        return .unreadable
      }
    }
    guard digits.count > 0, let wholeDigits = marks.wholeDigits(of: digits.count, self) else {
      return .unreadable
    }
    let number = digits.number(isNegative: isNegative, scale: digits.count - wholeDigits)
    return number.map(NumberReading.number) ?? .tooManyDigits
  }

  private func isMinus(_ point: UInt32) -> Bool {
    switch point {
    case 0x2D, 0x2212, 0xFF0D: true
    default: minus.contains(point)
    }
  }
}
