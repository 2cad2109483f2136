#if canImport(UIKit)
import NumberSelect
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("Typing the number")
struct TypingTests {
  private func begin(_ selector: TestedSelector) {
    selector.view.column.field.becomeFirstResponder()
  }

  @Test("A number that is typed and finished with Return is the number")
  func types() {
    let selector = TestedSelector(0...100, current: 3)
    selector.type("42")
    #expect(selector.view.currentNumber == 42)
    #expect(selector.log.told == ["current 42", "committed 42"])
    #expect(selector.shown == "42")
  }

  @Test("The number stands ungrouped and without unit while it is edited, and is selected")
  func editedForm() {
    let selector = TestedSelector()
    selector.view.unit = "g"
    selector.view.currentNumber = 12345
    #expect(selector.shown == "12,345\u{00A0}g")
    begin(selector)
    #expect(selector.shown == "12345")
    selector.view.column.field.insertText("7")
    selector.finishTyping()
    #expect(selector.view.currentNumber == 7)
    #expect(selector.shown == "7\u{00A0}g")
  }

  @Test("Nothing is said or rewritten before typing is finished")
  func untouchedWhileTyping() {
    let selector = TestedSelector(3...50, current: 5)
    begin(selector)
    for digit in ["1", "0", "0", "0"] { selector.view.column.field.insertText(digit) }
    #expect(selector.shown == "1000")
    #expect(selector.view.currentNumber == 5)
    #expect(selector.log.told.isEmpty)
  }

  @Test("I14: a typed number that is not allowed becomes the nearest that is, and all are told")
  func adjusts() {
    let selector = TestedSelector(10...20, current: 15)
    selector.type("4")
    #expect(selector.view.currentNumber == 10)
    #expect(!selector.view.minusButton.isEnabled)
    #expect(selector.log.told == ["current 10", "committed 10", "adjusted 4 to 10"])
  }

  @Test("I14: with marking, the number stays and is marked")
  func marks() {
    let selector = TestedSelector(10...20, current: 15)
    selector.view.commitPolicy = .mark
    selector.type("4")
    #expect(selector.view.currentNumber == 4)
    #expect(selector.view.appearance.problem == .belowMinimum)
    #expect(!selector.view.minusButton.isEnabled)
    #expect(selector.view.plusButton.isEnabled)
  }

  @Test(
    "I32, I33: a decimal is read by the marks of the language, or refused, never guessed",
    arguments: [
      ("de", "2,5", "2.5"), ("de", "2.5", "2.5"), ("en", "2.5", "2.5"), ("en", "2,5", "2.5"),
      ("de", "1.234", "1234"), ("en", "1.234", "1.234"), ("fr", "2,5", "2.5"),
      ("ar-EG", "٢٫٥", "2.5"), ("en", "２.５", "2.5"),
    ])
  func reads(locale: String, text: String, number: String) {
    let selector = TestedSelector()
    selector.view.stepBase = .none
    selector.view.locale = Locale(identifier: locale)
    selector.type(text)
    #expect(selector.view.currentText == number)
  }

  @Test(
    "I33: a text that could be two numbers stays and is marked",
    arguments: ["1'234,5.6", "1,2,3", "abc", "--1"])
  func unreadable(text: String) {
    let selector = TestedSelector(0...100, current: 3)
    selector.type(text)
    #expect(selector.view.currentNumber == 3)
    #expect(selector.shown == text)
    #expect(selector.view.appearance.problem == .unreadable)
    #expect(selector.view.column.field.layer.borderWidth == 1)
    #expect(selector.log.told.isEmpty)
    selector.type("5")
    #expect(selector.view.appearance.problem == nil)
    #expect(selector.view.column.field.layer.borderWidth == 0)
  }

  @Test("An empty text goes back to the number")
  func empty() {
    let selector = TestedSelector(0...100, current: 3)
    begin(selector)
    selector.view.column.field.deleteBackward()
    selector.finishTyping()
    #expect(selector.view.currentNumber == 3)
    #expect(selector.shown == "3")
    #expect(selector.log.told.isEmpty)
  }

  @Test("An empty text is no number where the host says so")
  func noNumber() {
    let selector = TestedSelector(0...100, current: 3)
    selector.view.allowsNoNumber = true
    begin(selector)
    selector.view.column.field.deleteBackward()
    selector.finishTyping()
    #expect(selector.view.currentDecimal == nil)
    #expect(selector.shown == "")
    #expect(selector.log.told == ["committed none"])
    selector.plus()
    #expect(selector.view.currentNumber == 0)
  }

  @Test("A press of a button takes what is typed and steps from there: two changes")
  func pressWhileTyping() {
    let selector = TestedSelector(0...100, current: 3)
    begin(selector)
    selector.view.column.field.insertText("20")
    selector.plus()
    #expect(selector.view.currentNumber == 21)
    #expect(
      selector.log.told == ["current 20", "committed 20", "current 21", "committed 21"])
    #expect(selector.shown == "21")
  }

  @Test("Cancel in the bar above the keyboard goes back, Done takes the number")
  func accessory() throws {
    let selector = TestedSelector(0...100, current: 3)
    let bar = try #require(selector.view.column.field.inputAccessoryView as? UIToolbar)
    #expect(bar.items?.count == 3)
    begin(selector)
    selector.view.column.field.insertText("20")
    perform(bar.items?.first, for: selector.view)
    #expect(selector.view.currentNumber == 3)
    #expect(!selector.view.column.field.isEditing)
    begin(selector)
    selector.view.column.field.insertText("20")
    perform(bar.items?.last, for: selector.view)
    #expect(selector.view.currentNumber == 20)
    #expect(!selector.view.column.field.isEditing)
  }

  private func perform(_ item: UIBarButtonItem?, for view: NumberSelectView) {
    guard let action = item?.primaryAction else { return }
    let button = UIControl(frame: .zero)
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
  }

  @Test("The keyboard has what the number can need")
  func keyboards() {
    let view = TestedSelector().view
    let field = view.column.field
    #expect(field.keyboardType == .numberPad)
    view.stepText = "0.5"
    #expect(field.keyboardType == .decimalPad)
    view.stepNumber = 1
    view.stepBase = .none
    #expect(field.keyboardType == .decimalPad)
    view.minNumber = -5
    #expect(field.keyboardType == .numbersAndPunctuation)
  }

  @Test("A number that the host sets while the user types does not touch the text")
  func hostSetsWhileTyping() {
    let selector = TestedSelector(0...100, current: 3)
    begin(selector)
    selector.view.currentNumber = 8
    #expect(selector.shown == "8")
    selector.view.column.field.insertText("20")
    selector.view.currentNumber = 9
    #expect(selector.shown == "20")
    selector.finishTyping()
    #expect(selector.view.currentNumber == 20)
  }

  @Test("A refusal restores the text")
  func refusal() {
    let selector = TestedSelector(0...100, current: 3)
    selector.log.allows = { _ in false }
    selector.type("20")
    #expect(selector.view.currentNumber == 3)
    #expect(selector.shown == "3")
  }

  @Test("What is being typed counts when the view leaves its window")
  func leavesWindow() {
    let selector = TestedSelector(0...100, current: 3)
    begin(selector)
    selector.view.column.field.insertText("20")
    selector.view.removeFromSuperview()
    #expect(selector.view.currentNumber == 20)
    #expect(selector.log.told == ["current 20", "committed 20"])
  }

  @Test("Typing ends when the selector is disabled")
  func disabled() {
    let selector = TestedSelector(0...100, current: 3)
    begin(selector)
    selector.view.column.field.insertText("20")
    selector.view.isEnabled = false
    #expect(!selector.view.column.field.isEditing)
    #expect(selector.view.currentNumber == 3)
    #expect(selector.shown == "3")
  }
}
#endif
