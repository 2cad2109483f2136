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
    language.description(of: appearance, tellsSaving: tellsSaving) { string(for: $0, appearance) }
  }

  /// The label without the underscore of its mnemonic, or `nil` if there is none.
  private var plainLabel: String? { label.isEmpty ? nil : MnemonicText(label).text }

  /// Gives view and buttons their names. One that a builder file gave the view stays: it has come by
  /// the time that the view is on screen.
  func nameParts() {
    guard Bool(gtk_widget_get_mapped(widget)) else { return }
    let drawnLabel = textOfMnemonicLabel
    if let name = plainLabel ?? (isNamedElsewhere ? nil : language.strings.number) {
      setName(name, of: widget)
      isNamed = true
    } else if isNamed {
      gtk_accessible_reset_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
      isNamed = false
    }
    let field = plainLabel ?? drawnLabel ?? ""
    for button in [downButton, upButton] {
      setName(language.name(of: button.direction, label: field), of: button.widget)
    }
  }

  /// Whether the name comes from a label beside the view or from the builder file.
  private var isNamedElsewhere: Bool {
    let hasLabel = Bool(
      gtk_test_accessible_has_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    let hasName = Bool(
      gtk_test_accessible_has_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return hasLabel || hasName && !isNamed
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
