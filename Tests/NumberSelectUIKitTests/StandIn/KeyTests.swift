#if canImport(UIKitStandIn)
import NumberSelect
import Testing
import UIKit

@testable import NumberSelectUIKit

/// Keys cannot be pressed by hand for Apple's UIKit, so these run on the stand-in only.
@MainActor
@Suite("Keys on the number")
struct KeyTests {
  private func editing(_ range: ClosedRange<Int>, current: Int) -> TestedSelector {
    let selector = TestedSelector(range, current: current)
    selector.view.column.field.becomeFirstResponder()
    return selector
  }

  private func press(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], on selector: TestedSelector
  ) {
    let field = selector.view.column.field
    field.keyUp(field.keyDown(code, modifiers))
  }

  @Test("Up and Down step by one, Page Up and Page Down by ten")
  func steps() {
    let selector = editing(0...100, current: 50)
    press(.keyboardUpArrow, [.numericPad], on: selector)
    #expect(selector.view.currentNumber == 51)
    press(.keyboardDownArrow, on: selector)
    press(.keyboardDownArrow, on: selector)
    #expect(selector.view.currentNumber == 49)
    press(.keyboardPageUp, on: selector)
    #expect(selector.view.currentNumber == 59)
    press(.keyboardPageDown, on: selector)
    #expect(selector.view.currentNumber == 49)
    #expect(selector.shown == "49")
  }

  @Test("Control with Home and End goes to the lowest and the highest number")
  func ends() {
    let selector = editing(2...99, current: 50)
    press(.keyboardEnd, [.control], on: selector)
    #expect(selector.view.currentNumber == 99)
    press(.keyboardHome, [.control], on: selector)
    #expect(selector.view.currentNumber == 2)
  }

  @Test("Keys of the text are left to the text")
  func textKeys() {
    let selector = editing(0...100, current: 50)
    for code in [UIKeyboardHIDUsage.keyboardHome, .keyboardEnd, .keyboardLeftArrow] {
      press(code, on: selector)
    }
    for modifier in [UIKeyModifierFlags.shift, .alternate, .command, .control] {
      press(.keyboardUpArrow, modifier, on: selector)
    }
    #expect(selector.view.currentNumber == 50)
  }

  @Test("A key that is held repeats, and is final when it goes up")
  func holds() {
    let selector = editing(0...100, current: 0)
    let press = selector.view.column.field.keyDown(.keyboardUpArrow)
    #expect(selector.view.currentNumber == 1)
    selector.clock.turn(by: 499)
    #expect(selector.view.currentNumber == 1)
    selector.clock.turn(by: 301)
    #expect(selector.view.currentNumber == 5)
    selector.view.column.field.keyUp(press)
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 5)
    #expect(selector.log.told.last == "committed 5")
    #expect(selector.log.told.count { $0.hasPrefix("committed") } == 1)
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("A key that is held when typing ends, or when the view leaves, stops")
  func stops() {
    for leave in [true, false] {
      let selector = editing(0...100, current: 0)
      selector.view.column.field.keyDown(.keyboardUpArrow)
      if leave {
        selector.view.removeFromSuperview()
      } else {
        selector.view.column.field.resignFirstResponder()
      }
      selector.clock.turn(by: 5000)
      #expect(selector.view.currentNumber == 1)
      #expect(selector.clock.setAlarms == 0)
    }
  }

  @Test("Two keys that are held do not fight: the newer one counts")
  func twoKeys() {
    let selector = editing(0...100, current: 50)
    let up = selector.view.column.field.keyDown(.keyboardUpArrow)
    let down = selector.view.column.field.keyDown(.keyboardDownArrow)
    #expect(selector.view.currentNumber == 50)
    selector.view.column.field.keyUp(up)
    selector.clock.turn(by: 500)
    #expect(selector.view.currentNumber == 49)
    selector.view.column.field.keyUp(down)
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 49)
  }

  @Test("Escape brings the number back")
  func escape() {
    let selector = editing(0...100, current: 50)
    selector.view.column.field.insertText("7")
    press(.keyboardEscape, on: selector)
    #expect(selector.shown == "50")
    selector.finishTyping()
    #expect(selector.view.currentNumber == 50)
    #expect(selector.log.told.isEmpty)
  }

  @Test("Escape is left to others where there is nothing to bring back")
  func escapeForOthers() {
    final class Screen: UIView {
      var escapes = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        escapes += 1
      }
    }
    let selector = editing(0...100, current: 50)
    let screen = Screen(frame: selector.window.bounds)
    selector.window.addSubview(screen)
    screen.addSubview(selector.view)
    selector.view.column.field.becomeFirstResponder()
    press(.keyboardEscape, on: selector)
    #expect(screen.escapes == 1)
    selector.view.column.field.insertText("7")
    press(.keyboardEscape, on: selector)
    #expect(screen.escapes == 1)
  }

  @Test("A key steps from what is typed")
  func stepsFromText() {
    let selector = editing(0...100, current: 50)
    selector.view.column.field.insertText("7")
    press(.keyboardUpArrow, on: selector)
    #expect(selector.view.currentNumber == 8)
    #expect(selector.shown == "8")
    #expect(
      selector.log.told == ["current 7", "committed 7", "current 8", "committed 8"])
  }
}
#endif
