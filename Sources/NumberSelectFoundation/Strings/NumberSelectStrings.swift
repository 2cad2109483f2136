public import Foundation

/// What a selector says to its user, in the user's language.
///
/// ```swift
/// let strings = NumberSelectStrings(locale: .current)
/// strings.increaseNamed(label: "Coffee")     // Increase Coffee
/// ```
///
/// A language without texts of its own falls back on a relative (Portuguese of Portugal on that of
/// Brazil), or else on English.
public struct NumberSelectStrings: Sendable {
  private let translation: Translation
  let texts: Texts

  /// The texts for the language of a locale.
  public init(locale: Locale) {
    translation = Translation(localeIdentifier: locale.identifier)
    texts = translation.texts
  }

  /// The language that the texts are in, as a BCP 47 tag: `en`, `zh-Hant`.
  public var language: String { translation.rawValue }

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
    translation.isRightToLeft ? "\u{2068}\(value)\u{2069}" : value
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

  var isRightToLeft: Bool { self == .ar || self == .he }
}
