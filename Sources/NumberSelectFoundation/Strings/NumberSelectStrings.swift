public import Foundation

/// What a selector says to its user, in the user's language.
///
/// ```swift
/// let strings = NumberSelectStrings(locale: .current)
/// strings.increaseNamed(label: "Coffee")     // Increase Coffee
/// ```
///
/// A language without texts of its own falls back on a relative (Portuguese of Portugal on that of
/// Brazil), or else on English. An app can have other words, and further languages: it adds
/// `Strings/NumberSelect.xcstrings` to its own resources and edits it there.
public struct NumberSelectStrings: Sendable {
  /// The language that the texts are in, as a BCP 47 tag: `en`, `zh-Hant`.
  public let language: String

  let texts: Texts

  /// The texts for the language of a locale.
  ///
  /// - Parameters:
  ///   - locale: The language and region.
  ///   - bundle: Where a table `NumberSelect` may have other words in that language.
  public init(locale: Locale, wordsIn bundle: Bundle = .main) {
    let translation = Translation(localeIdentifier: locale.identifier)
    if let wording = Wording(locale: locale, bundle: bundle) {
      language = wording.language
      texts = translation.texts.reworded(wording.word)
    } else {
      language = translation.rawValue
      texts = translation.texts
    }
  }

  /// Puts values in place of the names in braces, as in `Increase {label}`.
  package func fill(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      filled += rest[..<open]
      filled += isolate(values.first { $0.key == name }?.value ?? "")
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// Keeps a label in Latin letters from mixing up the order of an Arabic or Hebrew sentence.
  private func isolate(_ value: String) -> String {
    isRightToLeft ? "\u{2068}\(value)\u{2069}" : value
  }

  /// Whether the texts are in a script from Hebrew to Arabic in Unicode's order.
  private var isRightToLeft: Bool {
    texts.increase.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
  }
}

extension NumberSelectStrings.Translation {
  /// The best translation for a locale such as `zh_TW`, `pt-PT` or `de_CH@numbers=latn`.
  init(localeIdentifier: String) {
    let tags = localeIdentifier.prefix { $0 != "@" && $0 != "." }
      .split { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }
    switch tags.first {
    case "zh": self = Self.isTraditional(tags.dropFirst()) ? .zhHant : .zhHans
    case "pt": self = .ptBR
    case "iw": self = .he
    case let language?: self = Self(rawValue: language) ?? .en
    case nil: self = .en
    }
  }

  /// A script that is named counts more than what the region usually writes.
  private static func isTraditional(_ subtags: ArraySlice<String>) -> Bool {
    if subtags.contains("hant") { return true }
    if subtags.contains("hans") { return false }
    return subtags.contains { ["tw", "hk", "mo"].contains($0) }
  }
}
