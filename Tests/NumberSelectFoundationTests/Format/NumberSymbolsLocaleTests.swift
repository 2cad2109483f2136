import Foundation
import NumberSelect
import NumberSelectFoundation
import Testing

let languages = [
  "en", "de", "de-CH", "de-AT", "fr", "pl", "es", "pt-BR", "pt-PT", "hi", "en-IN", "ar", "ar-EG",
  "fa", "he", "ja", "sv", "ne", "ps", "en-ZA", "hi@numbers=deva", "th-u-nu-thai", "it", "ru",
]

@Suite("The signs of a locale")
struct NumberSymbolsLocaleTests {
  @Test("A number is written as Foundation writes it", arguments: languages)
  func sameAsFoundation(language: String) throws {
    let locale = Locale(identifier: language)
    let symbols = NumberSymbols(locale: locale)
    let style = Decimal.FormatStyle(locale: locale)
    for text in Self.numbers {
      let number = try #require(ExactDecimal(text))
      let decimal = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
      for digits in [0, 2, 18] {
        let expected = decimal.formatted(style.precision(.fractionLength(digits...18)))
        #expect(symbols.text(number, minimumFractionDigits: digits) == expected)
      }
    }
  }

  @Test(
    "What a locale shows is read back, grouped or not, with or without a unit", arguments: languages
  )
  func readBack(language: String) throws {
    var symbols = NumberSymbols(locale: Locale(identifier: language))
    symbols.unit = Array("kg".unicodeScalars)
    for text in Self.numbers {
      let number = try #require(ExactDecimal(text))
      for grouped in [true, false] {
        for digits in [0, 2] {
          let shown = symbols.text(number, minimumFractionDigits: digits, grouped: grouped)
          #expect(symbols.read(shown) == .number(number), "\(shown)")
          #expect(symbols.read(shown + "\u{00A0}kg") == .number(number), "\(shown)")
        }
      }
    }
  }

  @Test("Digits that do not follow each other in Unicode are replaced by ASCII digits")
  func chineseDigits() {
    let symbols = NumberSymbols(locale: Locale(identifier: "ja@numbers=hanidec"))
    #expect(symbols.text(-1_234) == "-1,234")
  }

  @Test("A locale that does not exist has signs too")
  func unknownLocale() {
    #expect(NumberSymbols(locale: Locale(identifier: "xx-Nowhere")).text(1) == "1")
    #expect(NumberSymbols(locale: Locale(identifier: "")).text(1) == "1")
  }

  static let numbers: [String] =
    [
      "0", "1", "-1", "9", "10", "0.5", "-0.05", "0.125", "12.5", "99.99", "100", "999", "1000",
      "-1000", "1234.5", "9999", "10000", "12345.678", "100000", "1234567", "-1234567.891",
      "123456789012", "9223372036854775807", "-9223372036854775808", "9.223372036854775807",
      "0.000000000000000001", "-92233720368.54775808",
    ] + (0...18).map { "1" + String(repeating: "0", count: $0) }
}
