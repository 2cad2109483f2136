import NumberSelect
import Testing

@Suite("Writing and reading agree with the rules")
struct TextProperties {
  @Test("A number is written as moving text about writes it", arguments: seeds)
  func writing(seed: UInt64) {
    forEachCase(of: seed) { random in
      let (symbols, number) = (random.symbols(), random.number())
      let digits = Int.random(in: 0...18, using: &random)
      let grouped = !random.oneIn(3)
      let text = symbols.text(number, minimumFractionDigits: digits, grouped: grouped)
      let expected = SlowWriter(symbols: symbols)
        .text(SlowDecimal(number), minimumFractionDigits: digits, grouped: grouped)
      return text == expected ? nil : "\(text) instead of \(expected)"
    }
  }

  @Test("Whatever is shown is read back", arguments: seeds)
  func readBack(seed: UInt64) {
    forEachCase(of: seed) { random in
      let (symbols, number) = (random.symbols(), random.number())
      let digits = Int.random(in: 0...4, using: &random)
      let text = symbols.text(number, minimumFractionDigits: digits, grouped: !random.oneIn(3))
      return symbols.read(text) == .number(number)
        ? nil : "\(number) shown as \(text) by \(symbols)"
    }
  }

  @Test("A typed text is read as the rules say", arguments: seeds)
  func reading(seed: UInt64) {
    forEachCase(of: seed) { random in
      let symbols = random.symbols()
      let text = random.text(symbols)
      let reading = symbols.read(text)
      let expected = slowReading(text, symbols)
      return isSame(reading, expected)
        ? nil : "\(text.debugDescription) read as \(reading), not \(expected), by \(symbols)"
    }
  }

  private func slowReading(_ text: String, _ symbols: NumberSymbols) -> NumberReading {
    switch SlowReader(symbols: symbols).read(text) {
    case .empty: return .empty
    case .unreadable: return .unreadable
    case .number(let isNegative, let whole, let fraction):
      let collected = slowlyCollected(isNegative: isNegative, whole: whole, fraction: fraction)
      guard case .number(let number) = collected else { return .tooManyDigits }
      return .number(number)
    }
  }

  private func isSame(_ left: NumberReading, _ right: NumberReading) -> Bool {
    guard case .number(let left) = left, case .number(let right) = right else {
      return left == right
    }
    return NumberSelectTests.isSame(left, right)
  }
}
