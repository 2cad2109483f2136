import Foundation
import NumberSelectFoundation
import Testing

@testable import Cart

@Suite("What the cart says")
struct CartTextsTests {
  static let languages = [
    "en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "pt-BR", "it", "ru", "ar", "he", "hi",
  ]

  @Test("The cart speaks every language that the selectors speak", arguments: languages)
  func language(_ language: String) throws {
    #expect(CartTexts(locale: Locale(identifier: language)).selector.language == language)
    let texts = try #require(CartTexts.Translation.all[language])
    #expect(texts.placeholders == CartTexts.Translation.all["en"]?.placeholders)
  }

  @Test("In any other language it speaks English")
  func fallback() {
    #expect(CartTexts(locale: Locale(identifier: "nl_NL")).title == "Your order")
    #expect(CartTexts(locale: Locale(identifier: "de_AT")).title == "Ihre Bestellung")
  }
}

extension CartTexts.Translation {
  /// The names in braces, text by text.
  fileprivate var placeholders: [Set<String>] {
    Mirror(reflecting: self).children.map { child in
      let parts = "\(child.value)".split(separator: "{", omittingEmptySubsequences: false)
      return Set(parts.dropFirst().map { String($0.prefix { $0 != "}" }) })
    }
  }
}
