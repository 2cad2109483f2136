import NumberSelect
import Testing

@Suite("Numbers as text")
struct NumberTextTests {
  static let german = NumberSymbols(decimalMark: ",", groupingMark: ".")
  static let polish = NumberSymbols(
    decimalMark: ",", groupingMark: "\u{00A0}", minimumGroupingDigits: 2)
  static let hindi = NumberSymbols(groupingMark: ",", secondaryGroupSize: 2)
  static let persian = NumberSymbols(
    zeroDigit: "۰", decimalMark: "٫", groupingMark: "٬", minus: ["\u{200E}", "\u{2212}"])

  @Test("Without settings, a number is written in the form in which numbers travel")
  func invariant() throws {
    for text in ["0", "7", "-7", "0.05", "-1234567.05", "-9223372036854775808"] {
      #expect(try NumberSymbols().text(#require(ExactDecimal(text))) == text)
    }
  }

  @Test(
    "Digits are grouped as the language groups them",
    arguments: [
      (german, "1234567.5", "1.234.567,5"), (german, "123", "123"), (german, "1234", "1.234"),
      (polish, "1234", "1234"), (polish, "12345", "12\u{00A0}345"),
      (hindi, "1234567", "12,34,567"),
      (hindi, "9223372036854775807", "92,23,37,20,36,85,47,75,807"),
      (persian, "-1234.5", "\u{200E}\u{2212}۱٬۲۳۴٫۵"),
    ])
  func grouping(symbols: NumberSymbols, number: String, text: String) throws {
    #expect(try symbols.text(exact(number)) == text)
  }

  @Test("A number is shown with the fewest digits asked for, and never rounded")
  func fractionDigits() throws {
    let symbols = NumberSymbols()
    #expect(symbols.text(3, minimumFractionDigits: 2) == "3.00")
    #expect(try symbols.text(exact("1.50")) == "1.5")
    #expect(
      try symbols.text(exact("0.0625"), minimumFractionDigits: 2) == "0.0625")
    #expect(symbols.text(0, minimumFractionDigits: .max) == "0.000000000000000000")
    #expect(symbols.text(5, minimumFractionDigits: .min) == "5")
  }

  @Test("A text to be edited has no groups")
  func ungrouped() {
    #expect(Self.german.text(1_234_567, grouped: false) == "1234567")
  }

  @Test("Group sizes that make no sense mean no groups, or groups like the last")
  func nonsenseGroups() {
    var symbols = NumberSymbols(groupingMark: ",", primaryGroupSize: 0)
    #expect(symbols.text(1_234_567) == "1234567")
    symbols.primaryGroupSize = 3
    symbols.secondaryGroupSize = -1
    #expect(symbols.text(1_234_567) == "1,234,567")
  }
}
