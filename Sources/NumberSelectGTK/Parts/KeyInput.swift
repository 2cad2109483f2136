import CGTK
import NumberSelect

/// Keys and wheel. A widget gets it with its first keyboard focus: most never need it.
@MainActor
final class KeyInput {
  private unowned let owner: any KeyInputOwner
  private let keys: OpaquePointer
  private let wheel: OpaquePointer

  init(owner: any KeyInputOwner, on widget: WidgetPointer) {
    self.owner = owner
    keys = gtk_event_controller_key_new()
    wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect()
    gtk_widget_add_controller(widget, keys)
    gtk_widget_add_controller(widget, wheel)
  }

  /// Lets go of the widget.
  func dispose() {
    keys.raw.disconnect(from: self)
    wheel.raw.disconnect(from: self)
  }
}

/// What keys and wheel tell.
@MainActor
protocol KeyInputOwner: AnyObject {
  /// Whether keys belong to an input method for now.
  var isComposing: Bool { get }

  /// The button that has the keyboard focus.
  var focusedButton: Direction? { get }

  /// - Returns: Whether the key did something. If not, it goes on to others.
  func keyInputDidPress(_ key: NumberKey) -> Bool
  func keyInputDidRelease()

  /// - Returns: Whether there was something to revert.
  func keyInputDidEscape() -> Bool

  /// - Parameter turn: In hundred-and-twentieths of a notch; away from the user is up.
  /// - Returns: Whether the turn was for the number.
  func keyInputDidScroll(_ turn: Int) -> Bool
}

extension KeyInput {
  private func connect() {
    keys.raw.connectKey("key-pressed", to: self) { _, key, _, state, data in
      data.object(KeyInput.self).press(KeyStroke(key, state)).gboolean
    }
    keys.raw.connectKeyUp("key-released", to: self) { _, key, _, state, data in
      data.object(KeyInput.self).release(KeyStroke(key, state))
    }
    wheel.raw.connectScroll("scroll", to: self) { _, _, y, data in
      data.object(KeyInput.self).scroll(y).gboolean
    }
  }

  private func press(_ stroke: KeyStroke) -> Bool {
    if owner.isComposing { return false }
    if stroke == KeyStroke.escape { return owner.keyInputDidEscape() }
    guard let key = stroke.numberKey(on: owner.focusedButton) else { return false }
    return owner.keyInputDidPress(key)
  }

  private func release(_ stroke: KeyStroke) {
    if stroke.isOfNumberKey { owner.keyInputDidRelease() }
  }

  private func scroll(_ y: Double) -> Bool {
    let isInPixels = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_SURFACE
    let notches = isInPixels ? y / Self.pixelsPerNotch : y
    let turn = Int((-120 * min(max(notches, -100), 100)).rounded())
    return owner.keyInputDidScroll(turn)
  }

  /// As GTK reckons.
  private static let pixelsPerNotch = 10.0
}
