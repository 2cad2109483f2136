#if canImport(UIKit)
import NumberSelect
import UIKit

/// A key of a hardware keyboard that means something to a number.
enum FieldKey: Equatable {
  case number(NumberKey)
  case escape

  @MainActor
  init?(_ key: UIKey) {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch (key.keyCode, modifiers) {
    case (.keyboardUpArrow, []): self = .number(.step(.up))
    case (.keyboardDownArrow, []): self = .number(.step(.down))
    case (.keyboardPageUp, []): self = .number(.page(.up))
    case (.keyboardPageDown, []): self = .number(.page(.down))
    case (.keyboardHome, .control): self = .number(.end(.down))
    case (.keyboardEnd, .control): self = .number(.end(.up))
    case (.keyboardEscape, []): self = .escape
    default: return nil
    }
  }
}
#endif
