import Foundation
import NumberSelectFoundation
import Testing

@Suite("Words of an app in place of ours")
struct WordingTests {
  @Test("An app has its own words where it has some, and ours where it has none")
  func reworded() throws {
    let bundle = try makeBundle(["en": #""increaseNamed" = "More {label}";"#])
    let strings = NumberSelectStrings(locale: Locale(identifier: "en_GB"), wordsIn: bundle)
    #expect(strings.increaseNamed(label: "Tea") == "More Tea")
    #expect(strings.decreaseNamed(label: "Tea") == "Decrease Tea")
  }

  @Test("An app can bring a language that we do not have")
  func furtherLanguage() throws {
    let bundle = try makeBundle(["nl": #""increase" = "Verhogen";"#])
    let strings = NumberSelectStrings(locale: Locale(identifier: "nl_BE"), wordsIn: bundle)
    #expect(strings.increase == "Verhogen")
    #expect(strings.language == "nl")
  }

  @Test("Words in one language are not used in another")
  func otherLanguage() throws {
    let bundle = try makeBundle(["en": #""increase" = "More";"#])
    let strings = NumberSelectStrings(locale: Locale(identifier: "de"), wordsIn: bundle)
    #expect(strings.increase == "Erhöhen")
  }

  @Test("A value keeps its own direction in a language that an app brought")
  func rightToLeft() throws {
    let bundle = try makeBundle([
      "fa": #""increase" = "افزایش"; "increaseNamed" = "افزایش {label}";"#
    ])
    let strings = NumberSelectStrings(locale: Locale(identifier: "fa"), wordsIn: bundle)
    #expect(strings.increaseNamed(label: "Tea") == "افزایش \u{2068}Tea\u{2069}")
  }

  @Test("A bundle without words changes nothing")
  func noWords() throws {
    let bundle = try makeBundle([:])
    let strings = NumberSelectStrings(locale: Locale(identifier: "en"), wordsIn: bundle)
    #expect(strings.increase == "Increase")
  }

  /// A bundle with a table of words in some languages.
  private func makeBundle(_ tables: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("words-\(UUID().uuidString)")
    for (language, table) in tables {
      let project = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try Data(table.utf8).write(to: project.appendingPathComponent("NumberSelect.strings"))
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try #require(Bundle(path: folder.path))
  }
}
