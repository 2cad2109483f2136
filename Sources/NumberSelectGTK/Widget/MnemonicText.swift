import CGTK

/// A label with an underscore before its mnemonic, as in `_Quantity`. Two underscores are one.
struct MnemonicText {
  /// The label without the underscore.
  private(set) var text = ""
  private(set) var mnemonic: Unicode.Scalar?

  init(_ label: String) {
    var follows = false
    for character in label.unicodeScalars {
      if !follows, character == "_" {
        follows = true
        continue
      }
      if follows, character != "_", mnemonic == nil { mnemonic = character }
      text.unicodeScalars.append(character)
      follows = false
    }
  }
}

extension MnemonicText {
  /// Makes what listens for Alt and the mnemonic. It is to be added to a widget.
  func makeController() -> OpaquePointer? {
    guard let mnemonic else { return nil }
    let key = gdk_keyval_to_lower(gdk_unicode_to_keyval(mnemonic.value))
    let controller = gtk_shortcut_controller_new()!
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_MANAGED)
    let action = g_object_ref(UnsafeMutableRawPointer(gtk_mnemonic_action_get()))
    let shortcut = gtk_shortcut_new(gtk_mnemonic_trigger_new(key), OpaquePointer(action))
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
    return controller
  }
}
