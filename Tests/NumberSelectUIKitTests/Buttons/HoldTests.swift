#if canImport(UIKit)
import NumberSelect
import TestSupport
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("Holding a button")
struct HoldTests {
  @Test("A hold repeats after half a second, then faster and faster, and the release adds nothing")
  func repeats() {
    let selector = TestedSelector(0...100, current: 0)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 500)
    #expect(selector.view.currentNumber == 1)
    selector.clock.turn(by: 100 + 85 + 72)
    #expect(selector.view.currentNumber == 4)
    selector.view.plusButton.sendActions(for: .touchUpInside)
    #expect(selector.view.currentNumber == 4)
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("I39: each repeat of a hold is a change, and only its end is final")
  func commitsOnce() {
    let selector = TestedSelector(0...100, current: 0)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 700)
    selector.view.plusButton.sendActions(for: .touchUpInside)
    #expect(selector.log.told == ["current 1", "current 2", "current 3", "committed 3"])
  }

  @Test(
    "I22, I24: a hold ends when the touch is cancelled or leaves the button",
    arguments: [UIControl.Event.touchCancel, .touchDragExit, .touchUpOutside])
  func ends(event: UIControl.Event) {
    let selector = TestedSelector(0...100, current: 0)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 600)
    selector.view.plusButton.sendActions(for: event)
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 2)
    #expect(selector.log.told.last == "committed 2")
  }

  @Test(
    "I22: a cancelled press is no tap",
    arguments: [UIControl.Event.touchCancel, .touchDragExit, .touchUpOutside])
  func cancelledTap(event: UIControl.Event) {
    let selector = TestedSelector(0...100, current: 0)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 100)
    selector.view.plusButton.sendActions(for: event)
    selector.view.plusButton.sendActions(for: .touchUpInside)
    #expect(selector.view.currentNumber == 0)
    #expect(selector.log.told.isEmpty)
  }

  @Test("I19: a press of the other button ends the hold, and nothing runs on after both")
  func twoButtons() {
    let selector = TestedSelector(0...100, current: 50)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 600)
    #expect(selector.view.currentNumber == 52)
    selector.view.minusButton.sendActions(for: .touchDown)
    selector.view.plusButton.sendActions(for: .touchUpInside)
    #expect(selector.view.currentNumber == 52)
    selector.clock.turn(by: 500)
    #expect(selector.view.currentNumber == 51)
    selector.view.minusButton.sendActions(for: .touchUpInside)
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 51)
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("I23, I25: a hold ends when the view leaves its window")
  func leavesWindow() {
    let selector = TestedSelector(0...100, current: 0)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 600)
    selector.view.removeFromSuperview()
    #expect(selector.log.told.last == "committed 2")
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 2)
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("I23: a hold ends when the app is put aside")
  func appDeactivated() {
    let selector = TestedSelector(0...100, current: 0)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 600)
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: nil)
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 2)
    #expect(selector.log.told.last == "committed 2")
  }

  @Test("A hold ends when the selector is disabled")
  func disabled() {
    let selector = TestedSelector(0...100, current: 0)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 600)
    selector.view.isEnabled = false
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 2)
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("A hold ends at the bound, even if the release never comes")
  func bound() {
    let selector = TestedSelector(0...3, current: 0)
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 3)
    #expect(selector.log.told == ["current 1", "current 2", "current 3", "committed 3"])
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("I25, I26, I27: a view that is let go while it is held is gone, and its alarm with it")
  func deallocated() {
    let clock = HandClock()
    weak var gone: NumberSelectView?
    do {
      let view = NumberSelectView(frame: CGRect(x: 0, y: 0, width: 100, height: 30), clock: clock)
      gone = view
      view.plusButton.sendActions(for: .touchDown)
      clock.turn(by: 600)
      #expect(view.currentNumber == 2)
      #expect(clock.setAlarms == 1)
    }
    #expect(gone == nil)
    #expect(clock.setAlarms == 0)
    clock.turn(by: 5000)
  }

  @Test("I28, I29, I30: a long hold with a step of 0.1 or 0.01 stays exact to the end")
  func exact() {
    let selector = TestedSelector()
    selector.view.minText = "0.80"
    selector.view.maxText = "1.20"
    selector.view.stepText = "0.01"
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 60_000)
    #expect(selector.view.currentText == "1.2")
    #expect(selector.shown == "1.20")
    selector.view.minusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 60_000)
    #expect(selector.shown == "0.80")
  }
}
#endif
