import Foundation

/// The strings of each language as JSON for the web face, which loads them one by one.
struct WebTexts {
  private let source: StringsSource

  /// A browser has no place for hints.
  private let hints: Set = ["retryHint", "typeHint"]

  init(_ source: StringsSource) {
    self.source = source
  }

  func write(to folder: URL) throws {
    for language in source.languages {
      try json(language).write(to: folder.appendingPathComponent("\(language).json"))
    }
  }

  func json(_ language: String) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let strings = source.strings.filter { !hints.contains($0.key) }
    let texts = strings.map { ($0.key, $0.texts[language] ?? "") }
    return try encoder.encode(Dictionary(uniqueKeysWithValues: texts)) + Data("\n".utf8)
  }
}
