import CGTK
import NumberSelect
import NumberSelectFoundation

extension NumberWidget {
  /// Tells assistive technology what is drawn. A widget outside any window is of no interest to it.
  func describe(_ appearance: NumberAppearance) {
    guard gtk_widget_get_root(widget) != nil else { return }
    let description = AccessibleDescription(
      number: appearance.number,
      lowest: appearance.lowest,
      highest: appearance.highest,
      spoken: spoken(appearance),
      isBusy: appearance.availability == .loading,
      isInvalid: appearance.problem != nil,
      isReadOnly: !appearance.isEditable)
    let before = told
    guard description != before else { return }
    told = description
    var update = description.update(from: before)
    update.send(to: widget)
    for property in description.removals(from: before) {
      gtk_accessible_reset_property(widget.opaque, property)
    }
  }

  private func spoken(_ appearance: NumberAppearance) -> String {
    let description = language.description(of: appearance) { string(for: $0, appearance) }
    return adjustmentMessage.map { "\(description). \($0)" } ?? description
  }

  /// The label without the underscore of its mnemonic, or `nil` if there is none.
  private var plainLabel: String? { label.isEmpty ? nil : MnemonicText(label).text }

  /// Gives view and buttons their names.
  func nameParts() {
    guard gtk_widget_get_root(widget) != nil else { return }
    let drawnLabel = textOfMnemonicLabel
    if let name = plainLabel ?? (drawnLabel == nil ? language.strings.number : nil) {
      setName(name, of: widget)
    } else {
      gtk_accessible_reset_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
    }
    let field = plainLabel ?? drawnLabel ?? ""
    for button in [downButton, upButton] {
      setName(language.name(of: button.direction, label: field), of: button.widget)
    }
  }

  private func setName(_ name: String, of part: WidgetPointer) {
    var update = AccessibleUpdate()
    update.set(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    update.send(to: part)
  }

  /// The text of the `GtkLabel` that has this view as its mnemonic widget. GTK itself makes it the
  /// view's name.
  private var textOfMnemonicLabel: String? {
    guard let labels = gtk_widget_list_mnemonic_labels(widget) else { return nil }
    defer { g_list_free(labels) }
    guard let label = labels.pointee.data, Bool(number_select_is_a(label, gtk_label_get_type()))
    else { return nil }
    return String(cString: gtk_label_get_text(OpaquePointer(label)))
  }
}
