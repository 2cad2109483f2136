import Foundation

/// The words of an app in place of ours, in one language.
struct Wording {
  /// The language, as a BCP 47 tag.
  let language: String

  private let bundle: Bundle

  /// - Returns: `nil` if the bundle has no table of words in the language of the locale.
  init?(locale: Locale, bundle: Bundle) {
    let tag = locale.identifier.prefix { $0 != "@" && $0 != "." }
      .replacingOccurrences(of: "_", with: "-")
    let languages = Bundle.preferredLocalizations(
      from: bundle.localizations, forPreferences: [tag])
    guard
      let language = languages.first,
      language.prefix(while: \.isLetter) == tag.prefix(while: \.isLetter),
      let path = bundle.path(forResource: language, ofType: "lproj"),
      let words = Bundle(path: path),
      words.path(forResource: Self.table, ofType: "strings") != nil
    else { return nil }
    self.language = language
    self.bundle = words
  }

  /// The word for a key, or else the text.
  func word(_ key: String, _ text: String) -> String {
    bundle.localizedString(forKey: key, value: text, table: Self.table)
  }

  private static let table = "NumberSelect"
}
