import NumberSelect

extension Reader {
  /// A number that could be read is written so that it is read as the same again, digit by digit.
  static let decimals = Reader { bytes in
    guard let number = try? ExactDecimal(utf8: bytes) else { return }
    let text = number.description
    precondition(try! ExactDecimal(utf8: text.utf8).description == text)
  }

  /// What was typed, as people in four places write. What is shown for it is read as it was.
  static let typedNumbers = Reader { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for symbols in places {
      guard case .number(let number) = symbols.read(text) else { continue }
      let shown = symbols.text(number)
      precondition(symbols.read(shown) == .number(number), "\(shown) is read as another number")
    }
  }

  private static let places = [
    NumberSymbols(),
    NumberSymbols(decimalMark: ",", groupingMark: ".", unit: Array("kg".unicodeScalars)),
    NumberSymbols(groupingMark: ",", secondaryGroupSize: 2),
    NumberSymbols(
      zeroDigit: "٠", decimalMark: "٫", groupingMark: "٬", minus: ["\u{61C}", "-"]),
  ]
}
