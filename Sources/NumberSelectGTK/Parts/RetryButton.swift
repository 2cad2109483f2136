import CGTK

/// Stands in place of a number that could not be loaded.
@MainActor
final class RetryButton {
  let widget: WidgetPointer
  private unowned let owner: any RetryButtonOwner

  init(owner: any RetryButtonOwner) {
    self.owner = owner
    widget = gtk_button_new_from_icon_name("view-refresh-symbolic")
    gtk_widget_add_css_class(widget, "retry")
    gtk_widget_set_hexpand(widget, 1)
    widget.raw.connect("clicked", to: self) { _, data in
      data.object(RetryButton.self).owner.retryButtonWasClicked()
    }
  }

  /// Says what the button does, and under the pointer what it is there for.
  func name(_ name: String, because failure: String) {
    gtk_widget_set_tooltip_text(widget, failure)
    var update = AccessibleUpdate()
    update.set(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    update.send(to: widget)
  }

  var hasFocus: Bool { Bool(gtk_widget_has_focus(widget)) }

  /// Lets go of the widget.
  func dispose() {
    widget.raw.disconnect(from: self)
    gtk_widget_unparent(widget)
  }
}

/// What the retry button tells.
@MainActor
protocol RetryButtonOwner: AnyObject {
  func retryButtonWasClicked()
}
