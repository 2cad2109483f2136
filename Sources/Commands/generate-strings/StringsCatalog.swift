import Foundation

/// The strings as a catalogue of Xcode, for apps that want other words or further languages.
struct StringsCatalog {
  private let source: StringsSource

  init(_ source: StringsSource) {
    self.source = source
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(catalog) + Data("\n".utf8)
    }
  }

  private var catalog: Catalog {
    let entries = source.strings.map { ($0.key, entry(of: $0)) }
    return Catalog(
      sourceLanguage: source.languages[0],
      strings: Dictionary(uniqueKeysWithValues: entries), version: "1.0")
  }

  private func entry(of string: StringsSource.Entry) -> Catalog.Entry {
    let units = string.texts.mapValues { text in
      Catalog.Localization(stringUnit: Catalog.Unit(state: "translated", value: text))
    }
    return Catalog.Entry(
      comment: string.comment, extractionState: "manual", localizations: units)
  }

  private struct Catalog: Encodable {
    let sourceLanguage: String
    let strings: [String: Entry]
    let version: String

    struct Entry: Encodable {
      let comment: String
      let extractionState: String
      let localizations: [String: Localization]
    }

    struct Localization: Encodable {
      let stringUnit: Unit
    }

    struct Unit: Encodable {
      let state: String
      let value: String
    }
  }
}
