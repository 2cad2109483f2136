import CGTK

/// The text between the buttons: the number, and where it is typed.
@MainActor
final class NumberText {
  let widget: WidgetPointer
  private let entry: UnsafeMutablePointer<GtkText>

  /// Whether an input method is putting characters together.
  private(set) var isComposing = false

  private unowned let owner: any NumberTextOwner
  private var shown = ""
  private var isShowing = false

  init(owner: any NumberTextOwner) {
    self.owner = owner
    widget = gtk_text_new()
    entry = widget.raw.assumingMemoryBound(to: GtkText.self)
    g_object_ref_sink(widget)
    setUp()
  }

  /// `GtkEditable` may ask for the text as long as the view lives.
  isolated deinit {
    g_object_unref(widget)
  }

  /// The text as it stands there now.
  var content: String { String(cString: gtk_editable_get_text(widget.opaque)) }

  /// How many characters stand there now.
  var length: Int { Int(gtk_entry_buffer_get_length(gtk_text_get_buffer(entry))) }

  /// Whether the user has edited the text.
  var isEdited: Bool { content != shown }

  var hasFocus: Bool { Bool(gtk_widget_has_focus(widget)) }

  /// Puts a text in place of what stands there. What was selected as a whole stays so.
  func show(_ text: String) {
    if text == shown, !isEdited { return }
    isShowing = true
    if hasFocus, isWhollySelected {
      exchangeSelected(for: text)
    } else {
      gtk_editable_set_text(widget.opaque, text)
      if hasFocus { gtk_editable_set_position(widget.opaque, -1) }
    }
    isShowing = false
    shown = text
  }

  /// What stands there in place of a text.
  func showPlaceholder(_ placeholder: String?) {
    gtk_text_set_placeholder_text(entry, placeholder)
  }

  /// Lets the text be as wide as so many characters.
  func reserve(_ characters: Int) {
    gtk_editable_set_width_chars(widget.opaque, gint(characters))
    gtk_editable_set_max_width_chars(widget.opaque, gint(characters))
  }

  var naturalWidth: gint {
    var width: gint = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    return width
  }

  /// Lets go of the widget.
  func dispose() {
    widget.raw.disconnect(from: self)
    gtk_widget_unparent(widget)
  }
}

/// What the text tells.
@MainActor
protocol NumberTextOwner: AnyObject {
  func numberTextWasEdited()
  func numberTextWasCommitted()
  func numberTextFocusChanged()
}

extension NumberText {
  private var isWhollySelected: Bool {
    var start: gint = 0
    var end: gint = 0
    guard Bool(gtk_editable_get_selection_bounds(widget.opaque, &start, &end)) else { return false }
    return start == 0 && Int(end) == length
  }

  /// Writes the new text behind the old one and takes the old one away.
  ///
  /// Between a text that is taken away and one that is put in its place nothing would be selected.
  /// GTK then gives up the primary selection, and hears of that only after the new text has been
  /// selected: it would take that selection for lost.
  private func exchangeSelected(for text: String) {
    guard text != content else { return }
    var end = gint(length)
    let canUndo = gtk_editable_get_enable_undo(widget.opaque)
    gtk_editable_set_enable_undo(widget.opaque, 0)
    gtk_editable_insert_text(widget.opaque, text, -1, &end)
    gtk_editable_select_region(widget.opaque, 0, -1)
    gtk_editable_delete_text(widget.opaque, 0, end - gint(text.unicodeScalars.count))
    gtk_editable_set_enable_undo(widget.opaque, canUndo)
  }

  private func setUp() {
    gtk_editable_set_alignment(widget.opaque, 0.5)
    gtk_text_set_input_purpose(entry, GTK_INPUT_PURPOSE_NUMBER)
    gtk_widget_set_hexpand(widget, 1)
    widget.raw.connect("changed", to: self) { _, data in
      data.object(NumberText.self).change()
    }
    widget.raw.connect("activate", to: self) { _, data in
      data.object(NumberText.self).owner.numberTextWasCommitted()
    }
    widget.raw.connectPointer("preedit-changed", to: self) { _, preedit, data in
      let preedit = preedit?.assumingMemoryBound(to: CChar.self)
      data.object(NumberText.self).isComposing = preedit.map { $0.pointee != 0 } ?? false
    }
    widget.raw.connectPointer("notify::has-focus", to: self) { _, _, data in
      data.object(NumberText.self).owner.numberTextFocusChanged()
    }
  }

  private func change() {
    if !isShowing { owner.numberTextWasEdited() }
  }
}
