public import Foundation
public import NumberSelect

/// How numbers are written and what is said of them in one locale.
public struct NumberLanguage: Sendable {
  /// Where numbers are written like this.
  public let locale: Locale

  /// The signs that numbers are written with.
  public let symbols: NumberSymbols

  /// What a selector says.
  public let strings: NumberSelectStrings

  private init(_ locale: Locale, texts: Locale) {
    self.locale = locale
    symbols = NumberSymbols(locale: locale)
    strings = NumberSelectStrings(locale: texts)
  }

  /// The language of a locale. It is found out once and shared by all selectors.
  ///
  /// - Parameters:
  ///   - locale: The locale for numbers.
  ///   - texts: The locale for what is said, where that is another one.
  @MainActor
  public static func of(_ locale: Locale, texts: Locale? = nil) -> NumberLanguage {
    let texts = texts ?? locale
    let name = "\(locale.identifier) \(texts.identifier)"
    if let language = known[name] { return language }
    let language = NumberLanguage(locale, texts: texts)
    known[name] = language
    return language
  }

  @MainActor private static var known: [String: NumberLanguage] = [:]
}

extension NumberLanguage {
  /// The name of a button.
  ///
  /// - Parameters:
  ///   - direction: What the button does.
  ///   - label: What the number is of, or an empty text.
  public func name(of direction: Direction, label: String) -> String {
    switch (direction, label.isEmpty) {
    case (.up, true): strings.increase
    case (.up, false): strings.increaseNamed(label: label)
    case (.down, true): strings.decrease
    case (.down, false): strings.decreaseNamed(label: label)
    }
  }
}
