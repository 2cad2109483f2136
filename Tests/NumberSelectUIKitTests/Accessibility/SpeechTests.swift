#if canImport(UIKit)
import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("What people hear")
struct SpeechTests {
  nonisolated static let languages = [
    "en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "pt-BR", "it", "ru", "ar", "he", "hi",
  ]

  @Test("I36: one adjustable element tells its number, always the current one")
  func value() {
    let selector = TestedSelector(0...10, current: 3)
    #expect(selector.view.isAccessibilityElement)
    #expect(selector.view.accessibilityTraits.contains(.adjustable))
    #expect(selector.view.accessibilityValue == "3")
    selector.plus()
    #expect(selector.view.accessibilityValue == "4")
    selector.view.currentNumber = 9
    #expect(selector.view.accessibilityValue == "9")
  }

  @Test("I37: it can be incremented and decremented, one step each, told once")
  func adjustable() {
    let selector = TestedSelector(0...10, current: 3)
    selector.view.accessibilityIncrement()
    selector.view.accessibilityDecrement()
    selector.view.accessibilityDecrement()
    #expect(selector.view.currentNumber == 2)
    #expect(
      selector.log.told == [
        "current 4", "committed 4", "current 3", "committed 3", "current 2", "committed 2",
      ])
  }

  @Test("I37: what is said can differ from what is shown")
  func spokenForm() {
    let selector = TestedSelector(0...300, current: 65)
    selector.view.unit = "min"
    #expect(selector.view.accessibilityValue == "65 min")
    selector.view.spokenNumber = { "\($0.wholePart / 60) hours \($0.wholePart % 60) minutes" }
    #expect(selector.view.accessibilityValue == "1 hours 5 minutes")
    #expect(selector.shown == "65\u{00A0}min")
  }

  @Test("What the host sets for assistive technology counts")
  func hostTexts() {
    let selector = TestedSelector(0...10, current: 3)
    selector.view.accessibilityLabel = "Espresso"
    selector.view.accessibilityHint = "How many bags"
    selector.view.accessibilityUserInputLabels = ["Coffee"]
    #expect(selector.view.accessibilityLabel == "Espresso")
    #expect(selector.view.accessibilityHint == "How many bags")
    #expect(selector.view.accessibilityUserInputLabels == ["Coffee"])
    #expect(selector.view.minusButton.accessibilityLabel == "Decrease Espresso")
  }

  @Test("A host can have the parts be elements in place of the selector")
  func hostElements() {
    let selector = TestedSelector(0...10, current: 3)
    selector.view.isAccessibilityElement = false
    #expect(!selector.view.isAccessibilityElement)
    selector.view.isAccessibilityElement = true
    #expect(selector.view.isAccessibilityElement)
    selector.view.column.field.becomeFirstResponder()
    #expect(!selector.view.isAccessibilityElement)
  }

  @Test("Voice Control knows a selector by its label and as a number", arguments: languages)
  func voiceControl(language: String) {
    let view = TestedSelector().view
    view.locale = Locale(identifier: language)
    let number = NumberLanguage.of(view.locale).strings.number
    #expect(view.accessibilityUserInputLabels == [number])
    view.accessibilityLabel = "Espresso"
    #expect(view.accessibilityUserInputLabels == ["Espresso", number])
  }

  @Test("In each language every state has its words", arguments: languages)
  func states(language: String) async {
    let selector = TestedSelector(0...10, current: 3)
    let view = selector.view
    view.locale = Locale(identifier: language)
    let strings = NumberLanguage.of(view.locale).strings

    #expect(view.accessibilityLabel == strings.number)
    #expect(view.accessibilityHint == strings.typeHint)
    let three = view.text(3, grouped: true)
    #expect(view.accessibilityValue == three)

    view.maxNumber = 2
    let two = view.text(2, grouped: true)
    #expect(view.accessibilityValue == "\(three). \(strings.aboveMaximum(maximum: two))")

    view.isEnabled = false
    #expect(view.accessibilityTraits.contains(.notEnabled))
    #expect(view.accessibilityHint == nil)
    view.isEnabled = true

    let source = BrokenSource(number: 3, rule: NumberRule())
    view.bind(to: source)
    #expect(view.accessibilityValue == strings.loading)
    #expect(view.accessibilityTraits.isDisjoint(with: [.adjustable, .button]))
    #expect(view.accessibilityHint == nil)

    #expect(await comesAbout { view.appearance.availability == .failed })
    #expect(view.accessibilityValue == strings.loadFailed)
    #expect(view.accessibilityHint == strings.retryHint)
    #expect(view.accessibilityTraits.contains(.button))
    #expect(!view.accessibilityTraits.contains(.adjustable))
    #expect(view.column.retryButton.accessibilityLabel == strings.retry)
  }

  @Test("While the number is typed its parts are elements, each with its own name")
  func editing() {
    let selector = TestedSelector(0...10, current: 3)
    selector.view.accessibilityLabel = "Espresso"
    #expect(selector.view.accessibilityActivate())
    #expect(selector.view.column.field.isEditing)
    #expect(!selector.view.isAccessibilityElement)
    #expect(selector.view.column.field.accessibilityLabel == "Espresso")
    #expect(selector.view.plusButton.accessibilityLabel == "Increase Espresso")
    selector.finishTyping()
    #expect(selector.view.isAccessibilityElement)
  }

  @Test("A selector that cannot be edited cannot be activated, nor says that it can be adjusted")
  func notEditable() {
    let selector = TestedSelector(0...10, current: 3)
    selector.view.isEditable = false
    #expect(!selector.view.accessibilityActivate())
    #expect(selector.view.accessibilityHint == nil)
    #expect(!selector.view.accessibilityTraits.contains(.adjustable))
    #expect(!selector.view.accessibilityTraits.contains(.notEnabled))
  }
}
#endif
