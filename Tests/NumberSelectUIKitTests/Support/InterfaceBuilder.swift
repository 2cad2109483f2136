#if canImport(UIKit)
import UIKit

@testable import NumberSelectUIKit

/// The properties of a selector that Interface Builder can set.
let inspectableKeys = [
  "defaultNumber", "minNumber", "maxNumber", "stepNumber", "currentNumber",
  "defaultText", "minText", "maxText", "stepText", "currentText", "stepBaseText",
  "unit", "isEditable", "allowsNoNumber",
]

/// Sets a property as a runtime attribute of a xib does.
@MainActor
func setRuntimeAttribute(_ value: Any, forKey key: String, of view: NumberSelectView) {
  #if canImport(ObjectiveC)
  view.setValue(value, forKey: key)
  #else
  declareInterfaceBuilderNames()
  InterfaceBuilder.set(value, forKey: key, of: view)
  #endif
}

/// The selectors in a xib of the tests, from top to bottom.
@MainActor
func selectors(inNib name: String) throws -> [NumberSelectView] {
  declareInterfaceBuilderNames()
  let objects = UINib(nibName: name, bundle: .module).instantiate(withOwner: nil)
  let view = objects.compactMap { $0 as? UIView }.first
  return view?.subviews.compactMap { $0 as? NumberSelectView } ?? []
}

/// Tells the stand-in what UIKit finds out through the Objective-C runtime.
@MainActor
func declareInterfaceBuilderNames() {
  #if !canImport(ObjectiveC)
  _ = interfaceBuilderNames
  #endif
}

#if !canImport(ObjectiveC)
@MainActor private let interfaceBuilderNames: Void = {
  InterfaceBuilder.declare(NumberSelectView.self, named: "NumberSelectView")
  InterfaceBuilder.declare("defaultNumber", \NumberSelectView.defaultNumber)
  InterfaceBuilder.declare("minNumber", \NumberSelectView.minNumber)
  InterfaceBuilder.declare("maxNumber", \NumberSelectView.maxNumber)
  InterfaceBuilder.declare("stepNumber", \NumberSelectView.stepNumber)
  InterfaceBuilder.declare("currentNumber", \NumberSelectView.currentNumber)
  InterfaceBuilder.declare("defaultText", \NumberSelectView.defaultText)
  InterfaceBuilder.declare("minText", \NumberSelectView.minText)
  InterfaceBuilder.declare("maxText", \NumberSelectView.maxText)
  InterfaceBuilder.declare("stepText", \NumberSelectView.stepText)
  InterfaceBuilder.declare("currentText", \NumberSelectView.currentText)
  InterfaceBuilder.declare("stepBaseText", \NumberSelectView.stepBaseText)
  InterfaceBuilder.declare("unit", \NumberSelectView.unit)
  InterfaceBuilder.declare("isEditable", \NumberSelectView.isEditable)
  InterfaceBuilder.declare("allowsNoNumber", \NumberSelectView.allowsNoNumber)
}()
#endif
#endif
