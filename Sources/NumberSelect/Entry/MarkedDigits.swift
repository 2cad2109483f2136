/// The digits of a text and the marks between them, before anybody knows what the marks mean.
struct MarkedDigits {
  private(set) var digits: [UInt8] = []
  private var marks: [NumberMark] = []

  /// - Returns: `nil` if there is anything else in the text, or no digit.
  init?(_ text: ArraySlice<Unicode.Scalar>, symbols: NumberSymbols) {
    for scalar in text {
      if let digit = scalar.decimalDigit {
        digits.append(digit)
      } else if let kind = symbols.markKind(of: scalar) {
        marks.append(NumberMark(kind: kind, position: digits.count))
      } else {
        return nil
      }
    }
    if digits.isEmpty { return nil }
  }

  /// How many of the digits stand before the fraction, or `nil` if the marks do not make a number
  /// or could make two.
  func wholeDigits(symbols: NumberSymbols) -> Int? {
    guard let last = marks.last else { return digits.count }
    let others = marks.prefix { $0.kind != last.kind }
    if others.count == marks.count - 1, !others.isEmpty {
      let isDecimal = symbols.canBeDecimal(last.kind)
      return isDecimal && group(others, upTo: last.position, symbols) ? last.position : nil
    }
    if marks.count == 1 { return wholeDigits(around: last, symbols) }
    return group(marks[...], upTo: digits.count, symbols) ? digits.count : nil
  }

  /// The same for a text with one mark.
  private func wholeDigits(around mark: NumberMark, _ symbols: NumberSymbols) -> Int? {
    let isDecimal = symbols.canBeDecimal(mark.kind)
    if mark.kind == symbols.decimalKind { return mark.position }
    if !group([mark], upTo: digits.count, symbols) { return isDecimal ? mark.position : nil }
    return mark.kind == symbols.groupingKind || !isDecimal ? digits.count : nil
  }

  /// Whether marks of one kind group the first `end` digits correctly.
  private func group(
    _ marks: ArraySlice<NumberMark>, upTo end: Int, _ symbols: NumberSymbols
  ) -> Bool {
    guard let first = marks.first, symbols.canGroup(first.kind), first.position > 0 else {
      return false
    }
    let isOneKind = marks.allSatisfy { $0.kind == first.kind }
    let beginsWithLoneZero = first.position == 1 && digits[0] == 0
    guard isOneKind, !beginsWithLoneZero else { return false }
    if fit(.threes, marks, upTo: end) { return true }
    guard let own = symbols.groups else { return false }
    return fit(own, marks, upTo: end)
  }

  /// Whether the marks, and no others, stand where such groups begin.
  private func fit(_ groups: DigitGroups, _ marks: ArraySlice<NumberMark>, upTo end: Int) -> Bool {
    var groupEnd = end
    var size = groups.primary
    for mark in marks.reversed() {
      guard groupEnd - mark.position == size else { return false }
      groupEnd = mark.position
      size = groups.secondary
    }
    return groupEnd <= groups.secondary
  }
}
