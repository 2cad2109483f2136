import CGTK

package typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutableRawPointer {
  package var asObject: UnsafeMutablePointer<GObject> { assumingMemoryBound(to: GObject.self) }
  package var asWidget: WidgetPointer { assumingMemoryBound(to: GtkWidget.self) }
}

extension UnsafeMutablePointer {
  package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// The same instance for a function that takes a type which Swift knows only by name.
  package var opaque: OpaquePointer { OpaquePointer(self) }
}

extension OpaquePointer {
  package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension Bool {
  package init(_ value: gboolean) { self = value != 0 }

  package var gboolean: CGTK.gboolean { self ? 1 : 0 }
}

extension GtkStateFlags {
  func contains(_ flag: GtkStateFlags) -> Bool { rawValue & flag.rawValue != 0 }
}

/// Registers a widget type whose instances carry a Swift object.
func registerWidgetType(
  _ name: String, classInit: @escaping GClassInitFunc, instanceInit: @escaping GInstanceInitFunc
) -> GType {
  g_type_register_static_simple(
    gtk_widget_get_type(), name,
    guint(MemoryLayout<NumberSelectInstanceClass>.size), classInit,
    guint(MemoryLayout<NumberSelectInstance>.size), instanceInit,
    GTypeFlags(rawValue: 0))
}

/// Adds an interface to a type. `initialize` fills in the functions of the interface.
func addInterface(_ interface: GType, to type: GType, initialize: @escaping GInterfaceInitFunc) {
  var info = GInterfaceInfo(
    interface_init: initialize, interface_finalize: nil, interface_data: nil)
  g_type_add_interface_static(type, interface, &info)
}
