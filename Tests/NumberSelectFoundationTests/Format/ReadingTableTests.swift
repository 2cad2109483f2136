import Foundation
import NumberSelect
import NumberSelectFoundation
import Testing

/// Languages that write numbers alike, and what texts mean to them.
struct ReadingTable: Sendable, CustomTestStringConvertible {
  var languages: [String]
  var reads: [(text: String, number: String)]
  var refuses: [String]

  var testDescription: String { languages.joined(separator: ", ") }
}

@Suite("Reading typed text in the languages of the world")
struct ReadingTableTests {
  @Test("A text means one number or is refused", arguments: tables)
  func read(table: ReadingTable) throws {
    for language in table.languages {
      let symbols = NumberSymbols(locale: Locale(identifier: language))
      for (text, number) in table.reads + everywhere.reads {
        #expect(
          try symbols.read(text) == .number(#require(ExactDecimal(number))), "\(text) \(language)")
      }
      for text in table.refuses + everywhere.refuses {
        #expect(symbols.read(text) == .unreadable, "\(text) \(language)")
      }
    }
  }

  @Test("W40: a mark of another language never changes the size of a number")
  func foreignMarks() {
    #expect(read("1234.7", "de") == "1234.7")
    #expect(read("1,23", "en") == "1.23")
  }

  @Test("W41, I33, G29: point and comma are both decimal marks where they cannot group")
  func eitherDecimalMark() {
    for language in tables.flatMap(\.languages) {
      #expect(read("1,5", language) == "1.5")
      #expect(read("1.5", language) == "1.5")
    }
  }

  @Test("W42, I32, G30: a step starts from the number that was read with a decimal comma")
  func stepFromComma() throws {
    let typed = try #require(read("10,50", "fr-FR").flatMap { ExactDecimal($0) })
    let allowed = AllowedNumbers(NumberRule(incrementBase: .none))
    #expect(allowed.next(.up, from: typed)?.description == "11.5")
    #expect(read("1,2", "en") == "1.2")
  }

  @Test("W43: a pasted number with groups is read whole")
  func pastedGroups() {
    for language in tables.flatMap(\.languages) {
      #expect(read("1,234,567", language) == "1234567")
      #expect(read("14,901.5", language) == "14901.5")
    }
  }

  @Test("W44: Persian, Arabic, Indian and full width digits are digits everywhere")
  func digitsOfOtherScripts() {
    for text in ["۱۲۳", "١٢٣", "१२३", "１２３", "1٢३"] {
      #expect(read(text, "en") == "123")
    }
    #expect(read("１２３．５", "ja") == "123.5")
  }

  @Test("G28: a point groups where the locale groups with it, and a foreign unit is refused openly")
  func pointThatGroups() {
    #expect(read("1.000", "de") == "1000")
    #expect(read("1.000", "en") == "1.000")
    #expect(read("400 ms", "de") == nil)
    #expect(read("400 ms", "de", unit: "ms") == "400")
  }

  private func read(_ text: String, _ language: String, unit: String = "") -> String? {
    var symbols = NumberSymbols(locale: Locale(identifier: language))
    symbols.unit = Array(unit.unicodeScalars)
    guard case .number(let number) = symbols.read(text) else { return nil }
    return number.description
  }
}

private let everywhere = ReadingTable(
  languages: [],
  reads: [
    ("1,23", "1.23"), ("1.23", "1.23"), ("1234,567", "1234.567"), ("1234.567", "1234.567"),
    ("0,125", "0.125"), ("0.125", "0.125"), (".5", "0.5"), (",5", "0.5"), ("5.", "5"), ("5,", "5"),
    ("1.234,5", "1234.5"), ("1,234.5", "1234.5"), ("1.234.567", "1234567"), ("1'234", "1234"),
    ("1\u{00A0}234", "1234"), ("1\u{202F}234,5", "1234.5"), ("1’234.5", "1234.5"),
    ("1٫234", "1.234"),
    ("۱٬۲۳۴٬۵۶۷٫۸", "1234567.8"), ("１，２３４．５", "1234.5"), ("\u{2212}5", "-5"),
    ("\u{200E}-5", "-5"), ("\u{061C}-٥", "-5"), (" 7 ", "7"), ("-0", "0"),
  ],
  refuses: [
    "1,23,4", "1.23.45", "1,2345,678", "1,234.567,8", "1.234'567", "1’23", "1'2", "1'234 567.5",
    "1٫2٫3", "1٫234.5", "+5", "5-", "- 5", "--5", "1e3", "0x10", "½", "五", "NaN", "∞", "5 %", "1/2",
    "1..5", "1,,5", "-", ".", ",", "٫", "5 5.", "0,123,456",
  ])

private let tables = [
  ReadingTable(
    languages: ["en", "he", "ja"],
    reads: [("1,234", "1234"), ("1.234", "1.234"), ("1٬234", "1234"), ("1、234", "1234")],
    refuses: ["1 234", "12,34,567"]),
  ReadingTable(
    languages: ["hi", "en-IN"],
    reads: [
      ("1,234", "1234"), ("1.234", "1.234"), ("12,34,567", "1234567"), ("12,34,567.5", "1234567.5"),
      ("1,234,567", "1234567"),
    ],
    refuses: ["1 234", "123,45,678", "1,23,45"]),
  ReadingTable(
    languages: ["de", "de-AT", "pt-BR"],
    reads: [("1.234", "1234"), ("1,234", "1.234"), ("1。234", "1234")],
    refuses: ["1 234", "12,34,567"]),
  ReadingTable(
    languages: ["de-CH"],
    reads: [("1.234", "1.234"), ("1’234’567.50", "1234567.50")],
    refuses: ["1,234", "-12,345", "1 234", "1٬234", "１，２３４"]),
  ReadingTable(
    languages: ["fr", "pl"],
    reads: [
      ("1,234", "1.234"), ("1 234", "1234"), ("1 234 567,5", "1234567.5"), ("12 345.5", "12345.5"),
    ],
    refuses: ["1.234", "-12.345", "1 23", "1 2345", "１．２３４"]),
  ReadingTable(
    languages: ["ar-EG", "fa"],
    reads: [("۱٬۲۳۴", "1234"), ("١٬٢٣٤", "1234"), ("1,234", "1234"), ("1،234", "1234")],
    refuses: ["1.234", "١.٢٣٤", "1 234", "12,34,567"]),
]
