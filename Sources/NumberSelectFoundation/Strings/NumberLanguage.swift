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

  /// The language of a locale. It is found out once and shared by all selectors, as long as the user
  /// has the same signs in the system's settings.
  ///
  /// - Parameters:
  ///   - locale: The locale for numbers.
  ///   - texts: The locale for what is said, where that is another one.
  @MainActor
  public static func of(_ locale: Locale, texts: Locale? = nil) -> NumberLanguage {
    let locales = Locales(numbers: locale.ofNow, texts: (texts ?? locale).ofNow)
    if let language = known[locales] { return language }
    let language = NumberLanguage(locales.numbers, texts: locales.texts)
    known[locales] = language
    return language
  }

  /// A locale differs from another not only by name, but also by what the user has set.
  private struct Locales: Hashable {
    let numbers: Locale
    let texts: Locale
  }

  @MainActor private static var known: [Locales: NumberLanguage] = [:]
}

extension Locale {
  /// The locale without changes to come.
  fileprivate var ofNow: Locale { self == .autoupdatingCurrent ? .current : self }
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
