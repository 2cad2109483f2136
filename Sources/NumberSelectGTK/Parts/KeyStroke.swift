import CGTK
import NumberSelect

/// A key together with the modifiers that matter.
struct KeyStroke: Equatable {
  enum Modifier: Equatable {
    case none
    case control
    case other
  }

  let key: Int32
  let modifier: Modifier

  static let escape = KeyStroke(key: GDK_KEY_Escape, modifier: .none)

  init(key: Int32, modifier: Modifier) {
    self.key = key
    self.modifier = modifier
  }

  init(_ key: guint, _ state: GdkModifierType) {
    self.key = Int32(bitPattern: key)
    switch GdkModifierType(rawValue: state.rawValue & Self.modifiers) {
    case GdkModifierType(rawValue: 0): modifier = .none
    case GDK_CONTROL_MASK: modifier = .control
    default: modifier = .other
    }
  }

  private static let modifiers =
    GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    | GDK_SUPER_MASK.rawValue | GDK_HYPER_MASK.rawValue | GDK_META_MASK.rawValue
}

extension KeyStroke {
  /// What the stroke means to the number.
  ///
  /// - Parameter button: The button that has the focus. If none has, the text has it, and there
  ///   Home and End alone are for the cursor.
  func numberKey(on button: NumberSelect.Direction?) -> NumberKey? {
    switch (key, modifier) {
    case (GDK_KEY_Up, .none), (GDK_KEY_KP_Up, .none): .step(.up)
    case (GDK_KEY_Down, .none), (GDK_KEY_KP_Down, .none): .step(.down)
    case (GDK_KEY_Page_Up, .none), (GDK_KEY_KP_Page_Up, .none): .page(.up)
    case (GDK_KEY_Page_Down, .none), (GDK_KEY_KP_Page_Down, .none): .page(.down)
    case (GDK_KEY_Home, .control), (GDK_KEY_KP_Home, .control): .end(.down)
    case (GDK_KEY_End, .control), (GDK_KEY_KP_End, .control): .end(.up)
    default: button.flatMap(numberKeyOfButton)
    }
  }

  private func numberKeyOfButton(_ direction: NumberSelect.Direction) -> NumberKey? {
    guard modifier == .none else { return nil }
    return switch key {
    case GDK_KEY_Home, GDK_KEY_KP_Home: .end(.down)
    case GDK_KEY_End, GDK_KEY_KP_End: .end(.up)
    case GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter: .step(direction)
    default: nil
    }
  }

  /// Whether the key may have been a number's when it went down, whatever the modifiers are now.
  var isOfNumberKey: Bool {
    KeyStroke(key: key, modifier: .none).numberKey(on: .up) != nil
  }
}
