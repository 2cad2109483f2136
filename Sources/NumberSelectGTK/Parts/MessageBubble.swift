import CGTK

/// A bubble below the number with something that the user should know. It takes no focus and goes
/// by itself.
@MainActor
final class MessageBubble {
  private let popover: WidgetPointer
  private let label: WidgetPointer
  private var timeout: guint?

  init(on widget: WidgetPointer) {
    popover = gtk_popover_new()
    label = gtk_label_new(nil)
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_max_width_chars(label.opaque, 32)
    gtk_popover_set_autohide(popover.raw.asPopover, 0)
    gtk_popover_set_position(popover.raw.asPopover, GTK_POS_BOTTOM)
    gtk_widget_set_can_focus(popover, 0)
    gtk_popover_set_child(popover.raw.asPopover, label)
    gtk_widget_set_parent(popover, widget)
  }

  /// Shows a message for a while, in place of any before.
  func show(_ message: String) {
    gtk_label_set_text(label.opaque, message)
    gtk_popover_popup(popover.raw.asPopover)
    stopTimeout()
    let data = Unmanaged.passUnretained(self).toOpaque()
    timeout = g_timeout_add_seconds(
      Self.seconds,
      { data in
        data!.object(MessageBubble.self).timeout = nil
        data!.object(MessageBubble.self).hide()
        return 0
      }, data)
  }

  func hide() {
    stopTimeout()
    gtk_popover_popdown(popover.raw.asPopover)
  }

  /// Lets go of the widget.
  func dispose() {
    stopTimeout()
    gtk_widget_unparent(popover)
  }

  private func stopTimeout() {
    if let timeout { g_source_remove(timeout) }
    timeout = nil
  }

  private static let seconds: guint = 6
}

extension UnsafeMutableRawPointer {
  fileprivate var asPopover: UnsafeMutablePointer<GtkPopover> {
    assumingMemoryBound(to: GtkPopover.self)
  }
}
