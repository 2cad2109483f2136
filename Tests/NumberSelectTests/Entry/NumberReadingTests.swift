import Testing

@testable import NumberSelect

@Suite("Reading typed text")
struct NumberReadingTests {
  static let english = NumberSymbols(groupingMark: ",")
  static let german = NumberSymbols(decimalMark: ",", groupingMark: ".")
  static let swiss = NumberSymbols(groupingMark: "’")
  static let french = NumberSymbols(decimalMark: ",", groupingMark: "\u{202F}")

  func read(_ text: String, _ symbols: NumberSymbols = english) -> String? {
    switch symbols.read(text) {
    case .number(let number): number.description
    case .empty: "empty"
    case .tooManyDigits: "too many"
    case .unreadable: nil
    }
  }

  @Test("Space, direction marks and the unit are passed over")
  func surroundings() {
    var symbols = Self.english
    symbols.unit = ["\u{00A0}", "k", "g"]
    #expect(read(" \u{3000}12\t\n") == "12")
    #expect(read("\u{200F}1\u{200E}2\u{061C}") == "12")
    #expect(read("12 kg", symbols) == "12")
    #expect(read("kg12", symbols) == "12")
    #expect(read(" kg ", symbols) == "empty")
    #expect(read("12 kg") == nil)
    #expect(read("") == "empty")
    #expect(read(" \u{200E} ") == "empty")
  }

  @Test("A minus stands only in front, and a plus or an exponent is no part of a number")
  func signs() {
    #expect(read("-5") == "-5")
    #expect(read("\u{2212}5") == "-5")
    #expect(read("－5") == "-5")
    #expect(read("-.5") == "-0.5")
    for text in ["5-", "--5", "- 5", "-", "+5", "1e3", "(5)", "-'5", "5 -"] {
      #expect(read(text) == nil, "\(text)")
    }
  }

  @Test("The signs that only one language uses are read there, and nowhere else")
  func ownSigns() {
    let own = NumberSymbols(decimalMark: "·", groupingMark: "_", minus: ["\u{200E}", "~"])
    #expect(read("~1_234·5", own) == "-1234.5")
    #expect(read("-1,234.5", own) == "-1234.5")
    for text in ["~5", "1·5", "1_234"] { #expect(read(text) == nil, "\(text)") }
  }

  @Test("A character that is nothing stands for no mark, also where digits are never grouped")
  func nothing() {
    for text in ["1\0000", "1\0", "\05"] {
      #expect(read(text) == nil)
      #expect(read(text, NumberSymbols()) == nil)
    }
  }

  @Test("S52: two and a half stay two and a half")
  func twoAndAHalf() {
    #expect(read("2.5") == "2.5")
    #expect(read("2.5", Self.german) == "2.5")
  }

  @Test("W33: minus zero is zero")
  func minusZero() {
    #expect(read("-0") == "0")
  }

  @Test("One mark is what the locale or its place says, and unreadable if it could be either")
  func oneMark() {
    #expect(read("1,234") == "1234")
    #expect(read("1,23") == "1.23")
    #expect(read("0,500") == "0.500")
    #expect(read("1234,567") == "1234.567")
    #expect(read(".5") == "0.5")
    #expect(read("5.") == "5")
    #expect(read("1.234", Self.german) == "1234")
    #expect(read("1.234", Self.french) == nil)
    #expect(read("1,234", Self.swiss) == nil)
    #expect(read("1’234") == "1234")
    #expect(read("1’23") == nil)
    #expect(read("1 234") == nil)
    #expect(read("1 234", Self.french) == "1234")
    #expect(read("1\u{00A0}234") == "1234")
    #expect(read(".") == nil)
  }

  @Test("Several marks have to group correctly, and the last of two kinds is the decimal mark")
  func severalMarks() {
    #expect(read("1,234,567") == "1234567")
    #expect(read("1.234.567") == "1234567")
    #expect(read("1.234.567,8") == "1234567.8")
    #expect(read("1,234.5", Self.german) == "1234.5")
    for text in [
      "1,23,456", "1,234,56", "1.234,567.8", "1,234.567,8", "1'234,5.6", "1.234'567", "0,123,456",
      "1,,234", "1,.5", ",123,456", "1٫234٫567", "1٫234.5",
    ] {
      #expect(read(text) == nil, "\(text)")
    }
  }

  @Test("The decimal digits are those of Unicode")
  func digits() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      if properties.generalCategory == .unassigned { continue }
      let expected =
        properties.generalCategory == .decimalNumber
        ? properties.numericValue.map { UInt8($0) } : nil
      if decimalDigit(scalar.value) != expected { Issue.record("U+\(String(value, radix: 16))") }
      if isSpace(scalar.value) != properties.isWhitespace {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test("A number of a thousand digits has an answer")
  func manyDigits() {
    #expect(read(String(repeating: "9", count: 1000)) == "too many")
    #expect(read(String(repeating: "0", count: 1000) + "7") == "7")
  }
}
