#if canImport(UIKit)
import NumberSelect
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("A selector in a xib")
struct XibTests {
  @Test(
    "I7, I9: a xib gives the same selectors in whatever order its attributes stand",
    arguments: ["InOrder", "Backwards", "Shuffled", "ShuffledAgain"])
  func order(nib: String) throws {
    let views = try selectors(inNib: nib)
    try #require(views.count == 3)

    let whole = views[0]
    #expect(
      whole.rule == NumberRule(defaultNumber: 3, minimum: 1, maximum: 50, increment: 7))
    #expect(whole.currentNumber == 22)
    #expect(whole.unit == "pcs")
    #expect(whole.isEditable)
    #expect(whole.allowsNoNumber)
    #expect(whole.appearance.canStepUp && whole.appearance.canStepDown)

    let exact = views[1]
    #expect(exact.minDecimal == ExactDecimal("0.05"))
    #expect(exact.maxDecimal == ExactDecimal("2.5"))
    #expect(exact.stepBase == .zero)
    #expect(exact.currentDecimal == ExactDecimal("1.5"))
    #expect(exact.currentNumber == 1)
    #expect(exact.column.field.text == "1.50\u{00A0}kg")
    #expect(!exact.isEditable)

    let plain = views[2]
    #expect(plain.currentNumber == 4)
    #expect(plain.minNumber == 0)
    #expect(plain.maxNumber == 10)
  }

  @Test("A xib that is 100 by 30 points keeps its frame")
  func frame() throws {
    let view = try #require(try selectors(inNib: "InOrder").last)
    #expect(view.frame == CGRect(x: 200, y: 95, width: 100, height: 30))
    view.layoutIfNeeded()
    #expect(view.minusButton.frame == CGRect(x: 0, y: 0, width: 35, height: 30))
  }

  @Test("The accessibility label of a xib names the selector")
  func label() throws {
    let view = try #require(try selectors(inNib: "InOrder").first)
    view.locale = Locale(identifier: "en")
    #expect(view.accessibilityLabel == "Espresso beans")
    #expect(view.plusButton.accessibilityLabel == "Increase Espresso beans")
  }

  @Test("I7, I9: every order of the five whole numbers gives the same selector")
  func everyOrder() {
    let values = [
      ("defaultNumber", 2), ("minNumber", 5), ("maxNumber", 20), ("stepNumber", 4),
      ("currentNumber", 17),
    ]
    var appearances: [NumberAppearance] = []
    for order in permutations(of: values) {
      let view = NumberSelectView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      for (key, value) in order { setRuntimeAttribute(value, forKey: key, of: view) }
      appearances.append(view.appearance)
    }
    #expect(appearances.count == 120)
    #expect(appearances.allSatisfy { $0 == appearances[0] })
    #expect(appearances[0].number == 17)
    #expect(!appearances[0].canStepUp)
  }

  @Test("A text that is no number changes nothing")
  func badText() {
    let view = NumberSelectView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.minText = "2"
    for text in ["abc", "1,5", "1e3", "+5", " 5"] {
      view.minText = text
      view.stepBaseText = text
    }
    #expect(view.minDecimal == 2)
    #expect(view.stepBase == .minimum)
  }

  @Test("An empty text is no maximum, no default and no number")
  func emptyText() {
    let view = NumberSelectView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.maxText = "5"
    view.defaultText = "3"
    view.currentText = "4"
    for key in ["maxText", "defaultText", "currentText"] {
      setRuntimeAttribute("", forKey: key, of: view)
    }
    #expect(view.maxNumber == NumberSelectView.noMaximum)
    #expect(view.defaultDecimal == nil)
    #expect(view.currentNumber == 0)
  }

  private func permutations<Item>(of items: [Item]) -> [[Item]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let item = rest.remove(at: index)
      return permutations(of: rest).map { [item] + $0 }
    }
  }
}
#endif
