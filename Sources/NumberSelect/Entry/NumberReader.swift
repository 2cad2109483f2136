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
    var rest = bare(text)
    guard let first = rest.first else { return .empty }
    let isNegative = isMinus(first)
    if isNegative { rest.removeFirst() }
    guard
      let parts = MarkedDigits(rest, symbols: self),
      let wholeDigits = parts.wholeDigits(symbols: self)
    else { return .unreadable }
    var digits = DecimalDigits()
    for (index, digit) in parts.digits.enumerated() {
      digits.append(digit, isFraction: index >= wholeDigits)
    }
    return digits.number(isNegative: isNegative).map(NumberReading.number) ?? .tooManyDigits
  }

  /// The text without direction marks, space at the ends and the unit.
  private func bare(_ text: some Sequence<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let text = text.filter { !$0.isDirectionMark }[...].trimmed
    let unit = unit.filter { !$0.isDirectionMark }[...].trimmed
    guard !unit.isEmpty else { return text }
    if text.suffix(unit.count) == unit { return text.dropLast(unit.count).trimmed }
    if text.prefix(unit.count) == unit { return text.dropFirst(unit.count).trimmed }
    return text
  }

  private func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2212}", "－": true
    default: minus.contains(scalar)
    }
  }
}
