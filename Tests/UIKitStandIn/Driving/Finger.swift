/// A finger, or a pointing device, on a window.
@MainActor
public final class Finger {
  private let window: UIWindow
  private let touch = UITouch()
  private let buttons: UIEvent.ButtonMask

  public init(on window: UIWindow, buttons: UIEvent.ButtonMask = []) {
    self.window = window
    self.buttons = buttons
  }

  public func down(at point: CGPoint) { send(.began, point) }
  public func move(to point: CGPoint) { send(.moved, point) }
  public func up(at point: CGPoint) { send(.ended, point) }
  public func up() { send(.ended, touch.pointInWindow) }

  /// What UIKit does when a scroll view takes a touch over or a call comes in.
  public func cancel() { send(.cancelled, touch.pointInWindow) }

  private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
    touch.phase = phase
    touch.pointInWindow = point
    let event = UIEvent()
    event.allTouches = [touch]
    event.buttonMask = buttons
    window.sendEvent(event)
  }
}

extension UIResponder {
  /// Puts a key of a hardware keyboard down while this is the first responder.
  ///
  /// - Returns: The press, to be ended.
  @discardableResult
  public func keyDown(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) -> UIPress {
    let key = UIKey()
    key.keyCode = code
    key.modifierFlags = modifiers
    let press = UIPress()
    press.key = key
    pressesBegan([press], with: UIPressesEvent())
    return press
  }

  public func keyUp(_ press: UIPress) {
    pressesEnded([press], with: UIPressesEvent())
  }
}
