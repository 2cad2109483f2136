import NumberSelect

/// The signs of a language, shared by all its elements.
final class WebSymbols {
  let symbols: NumberSymbols

  /// Those of the form in which numbers travel.
  nonisolated(unsafe) static let plain = WebSymbols(NumberSymbols())

  init(_ symbols: NumberSymbols) {
    self.symbols = symbols
  }

  func write(_ number: ExactDecimal, _ fractionDigits: Int, grouped: Bool) {
    symbols.write(number, minimumFractionDigits: fractionDigits, grouped: grouped) {
      buffer.append($0.value)
    }
  }
}
