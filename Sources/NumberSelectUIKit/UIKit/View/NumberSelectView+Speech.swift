#if canImport(UIKit)
import NumberSelect
import NumberSelectFoundation
import UIKit

/// What a host can set for assistive technology.
struct HostSpeech {
  var isElement = true
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var userInputLabels: [String]?
}

// What people hear.
extension NumberSelectView {
  /// The number as it is read aloud.
  func spoken(_ number: ExactDecimal) -> String {
    if let spokenNumber { return spokenNumber(number) }
    let digits = text(number, grouped: true)
    return unit.isEmpty ? digits : "\(digits) \(unit)"
  }

  /// What the number is and what is wrong with it. What is news was announced.
  var spokenState: String {
    var state = appearance
    state.news = nil
    return language.description(of: state, tellsSaving: tellsSaving, spoken: spoken)
  }

  var spokenHint: String? {
    switch appearance.availability {
    case .failed: language.strings.retryHint
    case .loading: nil
    case .known: appearance.isEditable ? language.strings.typeHint : nil
    }
  }

  var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits
    switch appearance.availability {
    case .known: traits = isEditable ? .adjustable : .none
    case .failed: traits = .button
    case .loading: traits = .none
    }
    if !appearance.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// What can be said to Voice Control to mean this view: its label, or just "number".
  var userInputLabels: [String] {
    let number = language.strings.number
    guard let label = accessibilityLabel, label != number else { return [number] }
    return [label, number]
  }

  /// Names the parts, which are heard while the number is being typed.
  func nameParts() {
    let label = accessibilityLabel ?? ""
    for button in [minusButton, plusButton] {
      button.accessibilityLabel = language.name(of: button.direction, label: label)
    }
    column.field.accessibilityLabel = label
    column.retryButton.accessibilityLabel = language.strings.retry
  }
}
#endif
