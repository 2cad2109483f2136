import CGTK
import NumberSelect

/// The GObject properties of the view, besides those of `GtkEditable`.
///
/// Numbers are strings: a floating-point number would not be exact.
enum WidgetProperty: guint, CaseIterable {
  case defaultNumber = 1
  case minNumber
  case maxNumber
  case stepNumber
  case currentNumber
  case incrementBase
  case label
  case message

  var name: String {
    switch self {
    case .defaultNumber: "default-number"
    case .minNumber: "min-number"
    case .maxNumber: "max-number"
    case .stepNumber: "step-number"
    case .currentNumber: "current-number"
    case .incrementBase: "increment-base"
    case .label: "label"
    case .message: "message"
    }
  }

  private var flags: GParamFlags {
    let access =
      self == .message
      ? G_PARAM_READABLE.rawValue : G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue
    return GParamFlags(rawValue: access | G_PARAM_EXPLICIT_NOTIFY.rawValue)
  }
}

extension WidgetProperty {
  @MainActor private static var specs: [UnsafeMutablePointer<GParamSpec>] = []

  /// Tells everybody who watches the property that it has changed.
  @MainActor func notify(_ widget: WidgetPointer) {
    g_object_notify_by_pspec(widget.raw.asObject, Self.specs[Int(rawValue) - 1])
  }

  @MainActor static func install(in objectClass: UnsafeMutablePointer<GObjectClass>) {
    objectClass.pointee.set_property = { object, id, value, spec in
      WidgetProperty.set(object!, id, value!, spec!)
    }
    objectClass.pointee.get_property = { object, id, value, spec in
      WidgetProperty.get(object!, id, value!, spec!)
    }
    for property in allCases {
      let spec = g_param_spec_string(property.name, nil, nil, nil, property.flags)!
      g_object_class_install_property(objectClass, property.rawValue, spec)
      specs.append(spec)
    }
    gtk_editable_install_properties(objectClass, editableBase)
  }

  /// Where the numbers of `GtkEditable`'s properties begin.
  private static var editableBase: guint { guint(allCases.count) + 1 }
  private static var editableID: guint {
    editableBase + guint(GTK_EDITABLE_PROP_EDITABLE.rawValue)
  }
  private static var widthID: guint {
    editableBase + guint(GTK_EDITABLE_PROP_WIDTH_CHARS.rawValue)
  }

  @MainActor private static func set(
    _ object: UnsafeMutablePointer<GObject>, _ id: guint, _ value: UnsafePointer<GValue>,
    _ spec: UnsafeMutablePointer<GParamSpec>
  ) {
    guard let widget = NumberWidgetType.widget(of: object.raw) else { return }
    if let property = WidgetProperty(rawValue: id) {
      let text = g_value_get_string(value).map { String(cString: $0) } ?? ""
      widget.set(property, text)
    } else if id == editableID {
      widget.controller.settings.isEditable = Bool(g_value_get_boolean(value))
      g_object_notify_by_pspec(object, spec)
    } else {
      gtk_editable_delegate_set_property(object, id, value, spec)
      if id == widthID { widget.setWidth(g_value_get_int(value)) }
    }
  }

  @MainActor private static func get(
    _ object: UnsafeMutablePointer<GObject>, _ id: guint, _ value: UnsafeMutablePointer<GValue>,
    _ spec: UnsafeMutablePointer<GParamSpec>
  ) {
    guard let widget = NumberWidgetType.widget(of: object.raw) else { return }
    if let property = WidgetProperty(rawValue: id) {
      g_value_set_string(value, widget.get(property))
    } else if id == editableID {
      g_value_set_boolean(value, widget.controller.settings.isEditable.gboolean)
    } else {
      gtk_editable_delegate_get_property(object, id, value, spec)
    }
  }
}
