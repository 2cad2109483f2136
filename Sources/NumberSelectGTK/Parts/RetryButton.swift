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

  /// Names the button for the eye and for assistive technology.
  func name(_ name: String) {
    gtk_widget_set_tooltip_text(widget, name)
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
