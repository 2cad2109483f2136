import Foundation
import NumberSelectFoundation
import Testing

@MainActor
@Suite("The language of a locale")
struct NumberLanguageTests {
  @Test("A locale that changes with the settings counts as it is now")
  func updatingLocale() {
    #expect(NumberLanguage.of(.autoupdatingCurrent).locale == .current)
    #expect(NumberLanguage.of(.current, texts: .autoupdatingCurrent).locale == .current)
  }

  @Test("Numbers and texts can be of two locales")
  func twoLocales() {
    let german = Locale(identifier: "de")
    let language = NumberLanguage.of(german, texts: Locale(identifier: "fr"))
    #expect(language.locale == german)
    #expect(language.strings.language == "fr")
    #expect(NumberLanguage.of(german).strings.language == "de")
  }
}
