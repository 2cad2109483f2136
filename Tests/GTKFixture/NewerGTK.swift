import CGTK

/// What a newer GTK has, as far as the view makes use of it.
enum NewerGTK {
  /// Makes the interface known that assistive technology sets numbers through, if GTK lacks it.
  static func register() {
    guard g_type_from_name(range) == 0 else { return }
    let size = guint(MemoryLayout<NumberSelectAccessibleRangeInterface>.size)
    let type = g_type_register_static_simple(
      number_select_type_interface(), range, size, nil, 0, nil, GTypeFlags(rawValue: 0))
    g_type_interface_add_prerequisite(type, gtk_widget_get_type())
  }

  /// Sets a number as assistive technology does.
  static func setValue(_ value: Double, of widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    guard let interface = g_type_interface_peek(instance.pointee.g_class, g_type_from_name(range))
    else { return false }
    return interface.assumingMemoryBound(to: NumberSelectAccessibleRangeInterface.self)
      .pointee.set_current_value(OpaquePointer(widget), value) != 0
  }

  private static let range = "GtkAccessibleRange"
}
