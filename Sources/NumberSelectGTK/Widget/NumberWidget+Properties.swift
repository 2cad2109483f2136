import CGTK
import NumberSelect

extension NumberWidget {
  func get(_ property: WidgetProperty) -> String {
    let rule = controller.settings.rule
    return switch property {
    case .defaultNumber: rule.defaultNumber?.description ?? ""
    case .minNumber: rule.minimum.description
    case .maxNumber: rule.maximum?.description ?? ""
    case .stepNumber: rule.increment.description
    case .currentNumber: controller.appearance.number?.description ?? ""
    case .incrementBase: rule.incrementBase.name
    case .label: label
    case .message: message ?? ""
    }
  }

  /// Takes a property's text. One that cannot be read changes nothing and is reported.
  func set(_ property: WidgetProperty, _ text: String) {
    guard take(property, text) else {
      return warn("“\(text)” cannot be the \(property.name) of a NumberSelectView.")
    }
    if property != .currentNumber { property.notify(widget) }
  }

  private func take(_ property: WidgetProperty, _ text: String) -> Bool {
    switch property {
    case .message: return false
    case .label: label = text
    case .incrementBase:
      guard let base = NumberRule.IncrementBase(name: text) else { return false }
      settings.rule.incrementBase = base
    case .defaultNumber, .minNumber, .maxNumber, .stepNumber, .currentNumber:
      guard let number = ExactDecimal(text) else {
        return text.isEmpty && takeNothing(property)
      }
      take(property, number)
    }
    return true
  }

  private func take(_ property: WidgetProperty, _ number: ExactDecimal) {
    switch property {
    case .defaultNumber: settings.rule.defaultNumber = number
    case .minNumber: settings.rule.minimum = number
    case .maxNumber: settings.rule.maximum = number
    case .stepNumber: settings.rule.increment = number
    case .currentNumber: controller.send(.numberSet(number))
    case .incrementBase, .label, .message: break
    }
  }

  private func takeNothing(_ property: WidgetProperty) -> Bool {
    switch property {
    case .defaultNumber: settings.rule.defaultNumber = nil
    case .maxNumber: settings.rule.maximum = nil
    case .currentNumber: controller.send(.numberSet(nil))
    case .minNumber, .stepNumber, .incrementBase, .label, .message: return false
    }
    return true
  }
}

extension NumberRule.IncrementBase {
  /// The name in a builder file.
  var name: String {
    switch self {
    case .minimum: "minimum"
    case .zero: "zero"
    case .none: "none"
    }
  }

  init?(name: String) {
    switch name {
    case "minimum": self = .minimum
    case "zero": self = .zero
    case "none": self = .none
    default: return nil
    }
  }
}
