#if canImport(UIKit)
import NumberSelect
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("The numbers of a selector")
struct NumbersTests {
  @Test("A new selector counts from 0 by 1 without an end")
  func defaults() {
    let view = TestedSelector().view
    #expect(view.currentNumber == 0)
    #expect(view.minNumber == 0)
    #expect(view.maxNumber == NumberSelectView.noMaximum)
    #expect(view.stepNumber == 1)
    #expect(view.defaultNumber == 0)
    #expect(view.maxDecimal == nil)
  }

  @Test("Of a fraction, the whole numbers give the whole part")
  func wholeParts() {
    let view = TestedSelector().view
    view.minDecimal = ExactDecimal("-2.75")!
    view.maxDecimal = ExactDecimal("9.5")
    view.stepDecimal = ExactDecimal("0.25")!
    view.defaultDecimal = ExactDecimal("1.25")
    view.currentDecimal = ExactDecimal("3.75")
    #expect(view.minNumber == -2)
    #expect(view.maxNumber == 9)
    #expect(view.stepNumber == 0)
    #expect(view.defaultNumber == 1)
    #expect(view.currentNumber == 3)
  }

  @Test("The largest and the smallest whole numbers are kept")
  func extremes() {
    let view = TestedSelector().view
    view.minNumber = .min
    view.maxNumber = .max - 1
    view.currentNumber = .max - 1
    #expect(view.minNumber == .min)
    #expect(view.maxNumber == .max - 1)
    #expect(view.currentNumber == .max - 1)
    #expect(!view.appearance.canStepUp)
  }

  @Test("No maximum is said with noMaximum, with nil and with an empty text")
  func noMaximum() {
    let view = TestedSelector().view
    view.maxNumber = 5
    view.maxNumber = NumberSelectView.noMaximum
    #expect(view.maxDecimal == nil)
    view.maxNumber = 5
    view.maxDecimal = nil
    #expect(view.maxNumber == NumberSelectView.noMaximum)
    view.maxNumber = 5
    view.maxText = ""
    #expect(view.maxDecimal == nil)
  }

  @Test("A default that comes late never replaces what the user chose")
  func lateDefault() {
    let selector = TestedSelector()
    selector.view.defaultNumber = 3
    #expect(selector.view.currentNumber == 3)
    selector.plus()
    selector.view.defaultNumber = 8
    #expect(selector.view.currentNumber == 4)
    #expect(selector.shown == "4")
  }

  @Test("A default that comes late counts while nobody has chosen")
  func untouched() {
    let selector = TestedSelector()
    selector.view.defaultNumber = 3
    selector.view.defaultNumber = 8
    #expect(selector.view.currentNumber == 8)
    selector.view.currentNumber = 2
    selector.view.defaultNumber = 9
    #expect(selector.view.currentNumber == 2)
    selector.view.reset()
    #expect(selector.view.currentNumber == 9)
  }

  @Test("I1, I2: what the host sets is told to nobody")
  func hostIsNotTold() {
    let selector = TestedSelector(0...10, current: 3)
    var events = 0
    selector.view.addAction(
      UIAction { _ in events += 1 },
      for: [.valueChanged, .editingDidEnd, .primaryActionTriggered])
    selector.view.currentNumber = 5
    selector.view.maxNumber = 4
    selector.view.minNumber = 8
    selector.view.reset()
    selector.view.prepareForReuse()
    selector.window.layoutIfNeeded()
    #expect(selector.log.told.isEmpty)
    #expect(events == 0)
  }

  @Test("I3: a number set from outside is where the next step starts")
  func stepsFromSetNumber() {
    let selector = TestedSelector(0...10, current: 1)
    selector.view.currentNumber = 3
    selector.plus()
    #expect(selector.view.currentNumber == 4)
  }

  @Test("What contradicts itself is logged once, when it has settled")
  func fault() {
    let selector = TestedSelector()
    selector.view.minNumber = 5
    selector.view.maxNumber = 3
    #expect(selector.view.loggedFault == nil)
    selector.window.layoutIfNeeded()
    #expect(selector.view.loggedFault == .maximumBelowMinimum)
    selector.view.maxNumber = 10
    selector.window.layoutIfNeeded()
    #expect(selector.view.loggedFault == nil)
    #expect(selector.view.appearance.canStepUp)
  }

  @Test("A number out of range is shown as it is, marked, and has one way: back")
  func outOfRange() {
    let selector = TestedSelector(0...10, current: 15)
    #expect(selector.shown == "15")
    #expect(selector.view.appearance.problem == .aboveMaximum)
    #expect(selector.view.column.field.textColor == selector.view.style.problemColor)
    #expect(!selector.view.plusButton.isEnabled)
    selector.minus()
    #expect(selector.view.currentNumber == 10)
    #expect(selector.view.column.field.textColor == selector.view.style.numberColor)
  }
}
#endif
