#if canImport(UIKitStandIn)
import NumberSelect
import TestSupport
import Testing
import UIKit

@testable import NumberSelectUIKit

/// Touches cannot be made by hand for Apple's UIKit, so these run on the stand-in only.
@MainActor
@Suite("Fingers on a selector")
struct TouchTests {
  /// The middle of plus and of minus in the window.
  private let plus = CGPoint(x: 132, y: 65)
  private let minus = CGPoint(x: 67, y: 65)

  @Test("A tap on plus raises the number, a tap on minus lowers it")
  func taps() {
    let selector = TestedSelector(0...10, current: 3)
    let finger = Finger(on: selector.window)
    finger.down(at: plus)
    finger.up()
    #expect(selector.view.currentNumber == 4)
    finger.down(at: minus)
    finger.up()
    finger.down(at: minus)
    finger.up()
    #expect(selector.view.currentNumber == 2)
  }

  @Test("A tap counts while the button still fades from the one before")
  func tapsQuickly() {
    let selector = TestedSelector(0...10, current: 3)
    let fades = UIView.animationDurations.count
    for _ in 0..<3 {
      let finger = Finger(on: selector.window)
      finger.down(at: plus)
      finger.up()
    }
    #expect(UIView.animationDurations.count > fades)
    #expect(selector.view.currentNumber == 6)
  }

  @Test("A tap counts on 44 points, a little outside the frame of 100 by 30")
  func tapsOutsideFrame() {
    let selector = TestedSelector(0...10, current: 3)
    let finger = Finger(on: selector.window)
    finger.down(at: CGPoint(x: 155, y: 45))
    finger.up()
    #expect(selector.view.currentNumber == 4)
    finger.down(at: CGPoint(x: 43, y: 85))
    finger.up()
    #expect(selector.view.currentNumber == 3)
    finger.down(at: CGPoint(x: 40, y: 65))
    finger.up()
    #expect(selector.view.currentNumber == 3)
  }

  @Test("I22: a hold whose touch is cancelled by scrolling stops, and is no tap")
  func cancelledByScrolling() {
    let selector = TestedSelector(0...100, current: 3)
    let finger = Finger(on: selector.window)
    finger.down(at: plus)
    finger.cancel()
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 3)
    finger.down(at: plus)
    selector.clock.turn(by: 600)
    finger.cancel()
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 5)
    #expect(selector.log.told.last == "committed 5")
  }

  @Test("I24: a finger that slides off the button ends the hold, and coming back does nothing")
  func slidesOff() {
    let selector = TestedSelector(0...100, current: 3)
    let finger = Finger(on: selector.window)
    finger.down(at: plus)
    selector.clock.turn(by: 600)
    finger.move(to: CGPoint(x: 132, y: 300))
    selector.clock.turn(by: 5000)
    finger.move(to: plus)
    selector.clock.turn(by: 5000)
    finger.up()
    #expect(selector.view.currentNumber == 5)
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("A finger that moves a little on the button goes on holding it")
  func trembles() {
    let selector = TestedSelector(0...100, current: 3)
    let finger = Finger(on: selector.window)
    finger.down(at: plus)
    finger.move(to: CGPoint(x: 128, y: 70))
    selector.clock.turn(by: 600)
    #expect(selector.view.currentNumber == 5)
    finger.up()
  }

  @Test("I19: of two fingers on both buttons the second counts, and nothing runs on")
  func twoFingers() {
    let selector = TestedSelector(0...100, current: 50)
    let first = Finger(on: selector.window)
    let second = Finger(on: selector.window)
    first.down(at: plus)
    selector.clock.turn(by: 600)
    second.down(at: minus)
    first.up()
    second.up()
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 51)
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("A second finger on the same button changes nothing")
  func secondFingerOnButton() {
    let selector = TestedSelector(0...100, current: 50)
    let first = Finger(on: selector.window)
    let second = Finger(on: selector.window)
    first.down(at: plus)
    second.down(at: plus)
    second.up()
    #expect(selector.view.currentNumber == 50)
    first.up()
    #expect(selector.view.currentNumber == 51)
  }

  @Test("Only the primary button of a pointing device counts")
  func secondaryButton() {
    let selector = TestedSelector(0...100, current: 50)
    let secondary = Finger(on: selector.window, buttons: .secondary)
    secondary.down(at: plus)
    selector.clock.turn(by: 5000)
    secondary.up()
    #expect(selector.view.currentNumber == 50)
    let primary = Finger(on: selector.window, buttons: .primary)
    primary.down(at: plus)
    primary.up()
    #expect(selector.view.currentNumber == 51)
  }

  @Test("A hold that meets its bound stays ended, though the finger never seems to lift")
  func boundWhileHeld() {
    let selector = TestedSelector(0...2, current: 0)
    let finger = Finger(on: selector.window)
    finger.down(at: plus)
    selector.clock.turn(by: 5000)
    finger.up()
    #expect(selector.view.currentNumber == 2)
    #expect(selector.log.told == ["current 1", "current 2", "committed 2"])
    let other = Finger(on: selector.window)
    other.down(at: minus)
    other.up()
    #expect(selector.view.currentNumber == 1)
  }

  private func tapOnNumber(of selector: TestedSelector) {
    let finger = Finger(on: selector.window)
    finger.down(at: CGPoint(x: 100, y: 65))
    finger.up()
  }

  @Test("A tap on the number opens it for typing, and what is typed replaces it")
  func tapOnNumber() async {
    let selector = TestedSelector(0...10, current: 3)
    tapOnNumber(of: selector)
    #expect(selector.view.column.field.isEditing)
    await settled()
    #expect(selector.view.column.field.isAllSelected)
    selector.view.column.field.insertText("7")
    #expect(selector.shown == "7")
  }

  @Test("What was typed right after the tap is not selected any more")
  func typesAtOnce() async {
    let selector = TestedSelector(0...100, current: 3)
    tapOnNumber(of: selector)
    selector.view.column.field.insertText("7")
    await settled()
    #expect(!selector.view.column.field.isAllSelected)
    #expect(selector.shown == "37")
  }

  @Test("A step and the end of the way can be felt, and the style can turn that off")
  func haptics() {
    let selector = TestedSelector(0...5, current: 3)
    let before = UIFeedbackGenerator.felt.count
    selector.plus()
    selector.plus()
    #expect(UIFeedbackGenerator.felt.suffix(from: before) == ["selection", "impact"])
    selector.view.currentNumber = 2
    selector.view.style.hasHaptics = false
    selector.plus()
    #expect(UIFeedbackGenerator.felt.count == before + 2)
  }

  @Test("With reduced motion nothing fades")
  func reducedMotion() {
    let selector = TestedSelector(0...10, current: 3)
    var fades = UIView.animationDurations.count
    selector.view.plusButton.sendActions(for: .touchDown)
    #expect(UIView.animationDurations.count > fades)
    selector.view.plusButton.sendActions(for: .touchCancel)
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    fades = UIView.animationDurations.count
    selector.view.plusButton.sendActions(for: .touchDown)
    #expect(UIView.animationDurations.count == fades)
    #expect(selector.view.plusButton.alpha == selector.view.style.pressedOpacity)
  }
}
#endif
