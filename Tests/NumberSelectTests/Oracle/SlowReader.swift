import NumberSelect

/// What a text says, straight from the rules: every reading is checked by writing it down again.
struct SlowReader {
  enum Outcome: Equatable {
    case empty
    case unreadable
    case number(isNegative: Bool, whole: String, fraction: String)
  }

  let symbols: NumberSymbols

  func read(_ text: String) -> Outcome {
    var scalars = strip(Array(text.unicodeScalars))
    let unit = strip(symbols.unit)
    if !unit.isEmpty, scalars.suffix(unit.count).elementsEqual(unit) {
      scalars = strip(Array(scalars.dropLast(unit.count)))
    } else if !unit.isEmpty, scalars.starts(with: unit) {
      scalars = strip(Array(scalars.dropFirst(unit.count)))
    }
    guard let first = scalars.first else { return .empty }
    let isNegative = "-\u{2212}\u{FF0D}".unicodeScalars.contains(first)
    guard let pattern = pattern(isNegative ? scalars.dropFirst() : scalars[...]),
      let parts = parts(pattern)
    else { return .unreadable }
    return .number(isNegative: isNegative, whole: parts.whole, fraction: parts.fraction)
  }

  private func strip(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let visible = scalars.filter { !"\u{061C}\u{200E}\u{200F}".unicodeScalars.contains($0) }
    let front = visible.drop { $0.properties.isWhitespace }
    return front.reversed().drop { $0.properties.isWhitespace }.reversed()
  }

  /// ASCII digits, and one letter for each kind of mark.
  private func pattern(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    var pattern = ""
    for scalar in scalars {
      if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
        pattern += String(Int(digit))
      } else if let kind = kind(of: scalar), scalar != " " || kind == groupingKind {
        pattern.append(kind)
      } else {
        return nil
      }
    }
    return pattern.contains { $0.isNumber } ? pattern : nil
  }

  private func kind(of scalar: Unicode.Scalar) -> Character? {
    let kinds: KeyValuePairs<Character, String> = [
      "p": ".．。", "c": ",，、،٬", "a": "٫", "t": "'’＇", "s": " \u{00A0}\u{202F}",
    ]
    if let known = kinds.first(where: { $0.value.unicodeScalars.contains(scalar) }) {
      return known.key
    }
    if scalar == symbols.decimalMark { return "d" }
    return scalar == symbols.groupingMark ? "g" : nil
  }

  private var groupingKind: Character? { symbols.groupingMark.flatMap(kind) }
  private var decimalKind: Character? { kind(of: symbols.decimalMark) }

  private func parts(_ pattern: String) -> (whole: String, fraction: String)? {
    let marks = pattern.filter { !$0.isNumber }
    let digits = pattern.filter(\.isNumber)
    guard let last = marks.last else { return (digits, "") }
    let pieces = pattern.split(separator: last, omittingEmptySubsequences: false).map(String.init)
    let isDecimalMark = "pcad".contains(last)
    switch (Set(marks).count, marks.count) {
    case (1, 1):
      if last == decimalKind || last == "a" { return (pieces[0], pieces[1]) }
      if !isGrouped(pattern) { return isDecimalMark ? (pieces[0], pieces[1]) : nil }
      return last == groupingKind || !isDecimalMark ? (digits, "") : nil
    case (1, _):
      return isGrouped(pattern) ? (digits, "") : nil
    case (2, _):
      guard pieces.count == 2, isDecimalMark, isGrouped(pieces[0]) else { return nil }
      return (pieces[0].filter(\.isNumber), pieces[1])
    default:
      return nil
    }
  }

  /// Whether writing the digits in groups gives this very text.
  private func isGrouped(_ pattern: String) -> Bool {
    guard let mark = pattern.first(where: { !$0.isNumber }), !"ad".contains(mark) else {
      return false
    }
    if pattern.hasPrefix("0\(mark)") { return false }
    let digits = pattern.filter(\.isNumber)
    if SlowWriter.group(digits, by: 3, 3, String(mark)) == pattern { return true }
    guard symbols.groupingMark != nil, symbols.primaryGroupSize > 0 else { return false }
    let secondary = symbols.secondaryGroupSize
    return SlowWriter.group(
      digits, by: symbols.primaryGroupSize, secondary > 0 ? secondary : symbols.primaryGroupSize,
      String(mark)) == pattern
  }
}
