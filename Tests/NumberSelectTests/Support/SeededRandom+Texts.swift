import NumberSelect
import TestSupport

extension SeededRandom {
  /// The signs of a language that may or may not exist.
  mutating func symbols() -> NumberSymbols {
    let decimalMark = pick([".", ",", ".", ",", "٫", "．", "·"] as [Unicode.Scalar])
    let groupingMarks: [Unicode.Scalar?] =
      switch decimalMark {
      case ".", "．": [nil, ",", "’", "'", " ", "٬", "_"]
      case ",": [nil, ".", "\u{00A0}", "\u{202F}", " ", "’", "_"]
      default: [nil, "٬", ".", ",", "\u{00A0}"]
      }
    return NumberSymbols(
      zeroDigit: pick(["0", "0", "٠", "۰", "०", "０", "𝟘"]),
      decimalMark: decimalMark,
      groupingMark: pick(groupingMarks),
      primaryGroupSize: pick([3, 3, 3, 3, 4, 2, 0]),
      secondaryGroupSize: pick([3, 3, 3, 2, 0]),
      minimumGroupingDigits: pick([1, 1, 2, 0]),
      minus: pick([
        ["-"], ["\u{200E}", "\u{2212}"], ["\u{061C}", "-"], ["\u{200F}", "-", "\u{200E}"],
      ]),
      unit: pick([[], [], ["k", "g"], ["\u{00A0}", "%"], ["m", "²"]]))
  }

  /// A text that looks more or less like a number.
  mutating func text(_ symbols: NumberSymbols) -> String {
    var text = ""
    if oneIn(8) { text += pick([" ", "\u{3000}", "\u{200E}", "\t", "kg", "\u{00A0}"]) }
    if oneIn(5) { text += pick(["-", "\u{2212}", "－", "+", "--", "- "]) }
    let marks = [mark(symbols), mark(symbols)]
    for piece in 0..<Int.random(in: 1...5, using: &self) {
      if piece > 0 { text += oneIn(12) ? mark(symbols) : marks[oneIn(4) ? 1 : 0] }
      text += digits(isFirst: piece == 0)
    }
    if oneIn(6) { text += mark(symbols) + digits(isFirst: false) }
    if oneIn(15) { text += pick(["e3", "½", "五", "x", "-", "+"]) }
    if oneIn(6) { text += pick([" ", "\u{200F}", "kg", " %", "\u{00A0}m²", "\n"]) }
    return text
  }

  /// A text in the form in which numbers travel, or nearly.
  mutating func travellingText() -> String {
    var text = oneIn(3) ? "-" : ""
    text += zeros() + String(digitRun(0...19))
    if oneIn(2) { text += "." + zeros() + digitRun(0...18) + zeros() }
    if oneIn(10) {
      let place = text.indices.randomElement(using: &self) ?? text.endIndex
      text.insert(contentsOf: pick(["-", ".", "+", "e", " ", "٣", ","]), at: place)
    }
    return text
  }

  private mutating func zeros() -> String {
    oneIn(5) ? String(repeating: "0", count: Int.random(in: 0...30, using: &self)) : ""
  }

  private mutating func digitRun(_ count: ClosedRange<Int>) -> String {
    (0..<Int.random(in: count, using: &self)).map { _ in pick(Array("0123456789")) }
      .map { String($0) }.joined()
  }

  /// Groups of three mostly, so that the marks make sense often enough.
  private mutating func digits(isFirst: Bool) -> String {
    let count = pick(isFirst ? [0, 1, 1, 2, 3, 3, 4, 7] : [3, 3, 3, 3, 3, 2, 2, 1, 4, 0, 9])
    let zero = oneIn(6) ? pick(["٠", "۰", "０", "𝟘", "०"] as [Unicode.Scalar]) : "0"
    var text = String.UnicodeScalarView()
    for _ in 0..<count {
      let digit = oneIn(4) ? 0 : UInt32.random(in: 0...9, using: &self)
      if let scalar = Unicode.Scalar(zero.value + digit) { text.append(scalar) }
    }
    return String(text)
  }

  private mutating func mark(_ symbols: NumberSymbols) -> String {
    let own = [symbols.decimalMark, symbols.groupingMark ?? symbols.decimalMark]
    let all = ".,.,,.．。，、،٬٫'’＇ \u{00A0}\u{202F}·_".unicodeScalars
    return String(pick(oneIn(2) ? own : Array(all)))
  }
}
