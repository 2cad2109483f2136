#if canImport(UIKit)
import NumberSelect
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("Pressing a button")
struct PressTests {
  @Test("I21: a tap steps once, and so does the next")
  func tap() {
    let selector = TestedSelector(0...10, current: 3)
    selector.plus()
    selector.plus()
    selector.minus()
    #expect(selector.view.currentNumber == 4)
    #expect(selector.shown == "4")
  }

  @Test("I20: a press shorter than half a second counts one")
  func shortPress() {
    let selector = TestedSelector(0...10, current: 3)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 499)
    selector.view.plusButton.sendActions(for: .touchUpInside)
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 4)
  }

  @Test("A press acts when it is released, not before")
  func actsOnRelease() {
    let selector = TestedSelector(0...10, current: 3)
    selector.view.plusButton.sendActions(for: .touchDown)
    #expect(selector.view.currentNumber == 3)
    selector.view.plusButton.sendActions(for: .touchUpInside)
    #expect(selector.view.currentNumber == 4)
  }

  @Test("I10: the last step reaches the bound exactly, and only there the button is off")
  func reachesBounds() {
    let selector = TestedSelector(1...3, current: 2)
    selector.plus()
    #expect(selector.view.currentNumber == 3)
    #expect(!selector.view.plusButton.isEnabled)
    selector.minus()
    selector.minus()
    #expect(selector.view.currentNumber == 1)
    #expect(!selector.view.minusButton.isEnabled)
    #expect(selector.view.plusButton.isEnabled)
  }

  @Test("I12: where minimum and maximum are the same, both buttons are off")
  func noWay() {
    let selector = TestedSelector(4...4, current: 4)
    #expect(!selector.view.plusButton.isEnabled)
    #expect(!selector.view.minusButton.isEnabled)
    selector.plus()
    #expect(selector.view.currentNumber == 4)
  }

  @Test("I16, I17, I18: a button that can do nothing is off and dim")
  func dims() {
    let selector = TestedSelector(1...10, current: 1)
    #expect(!selector.view.minusButton.isEnabled)
    #expect(selector.view.minusButton.alpha == selector.view.style.disabledOpacity)
    #expect(selector.view.plusButton.alpha == 1)
    selector.plus()
    #expect(selector.view.minusButton.alpha == 1)
  }

  @Test(
    "I11: on a grid plus is off at the last number; with no grid the last step lands on the end")
  func lastStep() {
    let selector = TestedSelector(0...10, current: 9)
    selector.view.stepNumber = 3
    #expect(!selector.view.plusButton.isEnabled)
    selector.view.stepBase = .none
    selector.plus()
    #expect(selector.view.currentNumber == 10)
    #expect(!selector.view.plusButton.isEnabled)
  }

  @Test("A selector that is off steps by no means")
  func disabled() {
    let selector = TestedSelector(0...10, current: 3)
    selector.view.isEnabled = false
    selector.plus()
    selector.view.accessibilityIncrement()
    #expect(selector.view.currentNumber == 3)
    #expect(!selector.view.plusButton.isEnabled)
    #expect(!selector.view.column.field.isEnabled)
  }
}
#endif
