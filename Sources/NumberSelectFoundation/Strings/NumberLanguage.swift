public import Foundation
public import NumberSelect

/// How numbers are written and what is said of them in one locale.
public struct NumberLanguage: Sendable {
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

  /// What a selector is, in one utterance: its number, or why there is none, and what is wrong.
  ///
  /// - Parameters:
  ///   - appearance: What is drawn.
  ///   - spoken: How a number is read aloud.
  public func description(
    of appearance: NumberAppearance, spoken: (ExactDecimal) -> String
  ) -> String {
    switch appearance.availability {
    case .loading: return strings.loading
    case .failed: return strings.loadFailed
    case .known: break
    }
    let number = appearance.number.map(spoken) ?? strings.notChosen
    guard let problem = appearance.problem else { return number }
    let message = message(problem, in: appearance, spoken: spoken)
    return problem.isInText ? message : "\(number). \(message)"
  }

  /// What is wrong, as a sentence.
  public func message(
    _ problem: NumberAppearance.Problem, in appearance: NumberAppearance,
    spoken: (ExactDecimal) -> String
  ) -> String {
    switch problem {
    case .belowMinimum: strings.belowMinimum(minimum: appearance.lowest.map(spoken) ?? "")
    case .aboveMaximum: strings.aboveMaximum(maximum: appearance.highest.map(spoken) ?? "")
    case .betweenSteps: strings.betweenSteps
    case .nothingAllowed: strings.nothingAllowed
    case .unreadable: strings.notANumber
    case .tooManyDigits: strings.tooManyDigits
    }
  }

  /// What the user is told when the number became another one than was asked for.
  public func message(
    _ adjustment: NumberAdjustment, spoken: (ExactDecimal) -> String
  ) -> String {
    strings.adjusted(
      requested: spoken(adjustment.requested), adjusted: spoken(adjustment.adjusted))
  }
}

extension NumberAppearance.Problem {
  /// Whether it is the typed text that is wrong, and not the number.
  public var isInText: Bool {
    self == .unreadable || self == .tooManyDigits
  }
}
