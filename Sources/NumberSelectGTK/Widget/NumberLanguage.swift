import Foundation
import NumberSelect
import NumberSelectFoundation

/// How numbers are written and what is said in one locale. All views of a locale share one.
@MainActor
final class NumberLanguage {
  let locale: Locale
  let symbols: NumberSymbols
  let strings: NumberSelectStrings

  private static var known: [String: NumberLanguage] = [:]

  /// The language of the user.
  static let current = NumberLanguage(.userNumbers, language: .userLanguage)

  static func of(_ locale: Locale) -> NumberLanguage {
    if let language = known[locale.identifier] { return language }
    let language = NumberLanguage(locale, language: locale)
    known[locale.identifier] = language
    return language
  }

  private init(_ locale: Locale, language: Locale) {
    self.locale = locale
    symbols = NumberSymbols(locale: locale)
    strings = NumberSelectStrings(locale: language)
  }

  func name(of direction: NumberSelect.Direction, label: String) -> String {
    switch (direction, label.isEmpty) {
    case (.up, true): strings.increase
    case (.up, false): strings.increaseNamed(label: label)
    case (.down, true): strings.decrease
    case (.down, false): strings.decreaseNamed(label: label)
    }
  }

  /// What is wrong, as a sentence.
  func message(_ problem: NumberAppearance.Problem, _ appearance: NumberAppearance) -> String {
    switch problem {
    case .belowMinimum: strings.belowMinimum(minimum: spoken(appearance.lowest, appearance))
    case .aboveMaximum: strings.aboveMaximum(maximum: spoken(appearance.highest, appearance))
    case .betweenSteps: strings.betweenSteps
    case .nothingAllowed: strings.nothingAllowed
    case .unreadable: strings.notANumber
    case .tooManyDigits: strings.tooManyDigits
    }
  }

  func message(_ adjustment: NumberAdjustment, _ appearance: NumberAppearance) -> String {
    strings.adjusted(
      requested: spoken(adjustment.requested, appearance),
      adjusted: spoken(adjustment.adjusted, appearance))
  }

  /// The number as it is read aloud.
  func spoken(_ number: ExactDecimal?, _ appearance: NumberAppearance) -> String {
    guard let number else { return strings.notChosen }
    return symbols.text(number, minimumFractionDigits: appearance.fractionDigits)
  }
}
