import Foundation
import NumberSelectFoundation
import Testing

@testable import generate_strings

@Suite("What a selector says")
struct NumberSelectStringsTests {
  @Test("The table is what the generator makes of the strings")
  func generated() throws {
    let table = "Sources/NumberSelectFoundation/Strings/NumberSelectStrings+Texts.swift"
    let committed = try String(contentsOf: file(table), encoding: .utf8)
    #expect(try SwiftTable(source()).text == committed, "run script/generate-strings")
  }

  @Test("The catalogue is what the generator makes of the strings")
  func catalogue() throws {
    let committed = try Data(contentsOf: file("Strings/NumberSelect.xcstrings"))
    #expect(try StringsCatalog(source()).json == committed, "run script/generate-strings")
  }

  @Test("The texts of the web face are what the generator makes of the strings")
  func webTexts() throws {
    let source = try source()
    for language in source.languages {
      let committed = try Data(contentsOf: file("Web/strings/\(language).json"))
      #expect(try WebTexts(source).json(language) == committed, "run script/generate-strings")
    }
  }

  @Test("The catalogue has every text in every language")
  func completeCatalogue() throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: file("Strings/NumberSelect.xcstrings")))
    let catalogue = try #require(json as? [String: Any])
    let strings = try #require(catalogue["strings"] as? [String: [String: Any]])
    let source = try source()
    #expect(Set(strings.keys) == Set(source.strings.map(\.key)))
    for (key, entry) in strings {
      let localizations = try #require(entry["localizations"] as? [String: Any])
      #expect(Set(localizations.keys) == Set(source.languages), "\(key)")
    }
  }

  @Test("Every language has its own texts")
  func languages() throws {
    for language in try source().languages {
      let strings = NumberSelectStrings(locale: Locale(identifier: language))
      #expect(strings.language == language)
    }
    #expect(try source().languages.count == 14)
  }

  @Test(
    "A locale gets the language that is closest",
    arguments: [
      ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"), ("zh", "zh-Hans"),
      ("zh-Hans-HK", "zh-Hans"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("de_CH@numbers=latn", "de"),
      ("en-GB", "en"), ("iw", "he"), ("ar_EG", "ar"), ("xx", "en"), ("", "en"), ("C", "en"),
      ("de_DE.UTF-8", "de"),
    ])
  func fallback(locale: String, language: String) {
    #expect(NumberSelectStrings(locale: Locale(identifier: locale)).language == language)
  }

  @Test("G34: each button has its own name, with the label of the number")
  func buttonNames() {
    let english = NumberSelectStrings(locale: Locale(identifier: "en"))
    #expect(english.increaseNamed(label: "Coffee") == "Increase Coffee")
    #expect(english.decreaseNamed(label: "Coffee") == "Decrease Coffee")
    let german = NumberSelectStrings(locale: Locale(identifier: "de"))
    #expect(german.increaseNamed(label: "Kaffee") == "Kaffee erhöhen")
  }

  @Test("A value that looks like a placeholder stays as it is")
  func valueWithBraces() {
    let strings = NumberSelectStrings(locale: Locale(identifier: "en"))
    #expect(strings.increaseNamed(label: "{label} {") == "Increase {label} {")
    #expect(
      strings.adjusted(requested: "{adjusted}", adjusted: "4")
        == "{adjusted} is not possible. Changed to 4.")
  }

  @Test("A value keeps its own direction in a sentence from right to left")
  func isolates() {
    let strings = NumberSelectStrings(locale: Locale(identifier: "he"))
    #expect(strings.increaseNamed(label: "Tea") == "הגדלת \u{2068}Tea\u{2069}")
  }

  @Test(
    "Strings with a gap are refused",
    arguments: [
      #"{"languages":["en","de"],"strings":[{"key":"a","comment":"","texts":{"en":"A"}}]}"#,
      #"{"languages":["en","de"],"strings":[{"key":"a","comment":"","texts":{"en":"{x}","de":"{y}"}}]}"#,
      #"{"languages":["en"],"strings":[{"key":"a","comment":"","texts":{"en":"A","de":"A"}}]}"#,
    ])
  func gaps(json: String) {
    #expect(throws: StringsError.self) { try StringsSource(Data(json.utf8)) }
  }

  private func source() throws -> StringsSource {
    try StringsSource(Data(contentsOf: file("Strings/strings.json")))
  }

  /// A file of the package.
  private func file(_ path: String) -> URL {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent(path)
  }
}
