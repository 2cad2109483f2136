@MainActor
open class UIPress: NSObject {
  open internal(set) var key: UIKey?

  nonisolated public override init() { super.init() }
}

@MainActor
open class UIPressesEvent: UIEvent {}

@MainActor
open class UIKey: NSObject {
  open internal(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  nonisolated public override init() { super.init() }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
}
