import Foundation

/// What is wrong with the strings.
struct StringsError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The strings in all languages, checked to be complete.
struct StringsSource: Decodable {
  struct Entry: Decodable {
    let key: String
    /// When the text is said.
    let comment: String
    /// By language.
    let texts: [String: String]
  }

  /// BCP 47 tags. The first is what the others are translated from.
  let languages: [String]
  let strings: [Entry]

  init(_ json: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: json)
    for entry in strings { try check(entry) }
    guard Set(strings.map(\.key)).count == strings.count else {
      throw StringsError("two strings have one key")
    }
  }

  private func check(_ entry: Entry) throws {
    for language in languages where entry.texts[language]?.isEmpty ?? true {
      throw StringsError("\(entry.key) has no text in \(language)")
    }
    for (language, text) in entry.texts {
      guard languages.contains(language) else {
        throw StringsError("\(entry.key) has a text in \(language), which is not listed")
      }
      guard Self.placeholders(in: text).sorted() == placeholders(of: entry).sorted() else {
        throw StringsError("\(entry.key) in \(language) has other placeholders")
      }
    }
  }

  /// The names in braces, in the order of the first language.
  func placeholders(of entry: Entry) -> [String] {
    Self.placeholders(in: entry.texts[languages[0]] ?? "")
  }

  private static func placeholders(in text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "}" }) }
  }
}
