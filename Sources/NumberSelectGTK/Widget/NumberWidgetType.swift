import CGTK

/// The GObject type of the view.
@MainActor
enum NumberWidgetType {
  static let type = register()

  /// The Swift side of an instance, or `nil` if the instance is of another type.
  static func widget(of instance: UnsafeMutableRawPointer?) -> NumberWidget? {
    guard let instance, Bool(number_select_is_a(instance, type)) else { return nil }
    return state(of: instance)
  }

  private static func register() -> GType {
    let type = registerWidgetType(
      "NumberSelectView",
      classInit: { objectClass, _ in NumberWidgetType.setUpClass(objectClass!) },
      instanceInit: { instance, _ in NumberWidgetType.setUpInstance(instance!.raw) })
    addInterface(gtk_editable_get_type(), to: type) { interface, _ in
      let interface = interface!.assumingMemoryBound(to: GtkEditableInterface.self)
      interface.pointee.get_delegate = { editable in
        let widget = NumberWidgetType.state(of: editable!.raw)
        widget.showLateNumber()
        return widget.text.widget.opaque
      }
    }
    addInterface(gtk_accessible_get_type(), to: type) { interface, _ in
      let interface = interface!.assumingMemoryBound(to: NumberSelectAccessibleInterface.self)
      interface.pointee.get_platform_state = { accessible, state in
        NumberWidgetType.platformState(state, of: accessible!.raw).gboolean
      }
    }
    AccessibleRange.add(to: type)
    return type
  }
}

extension NumberWidgetType {
  private static func setUpInstance(_ instance: UnsafeMutableRawPointer) {
    let widget = NumberWidget(instance.asWidget)
    instance.assumingMemoryBound(to: NumberSelectInstance.self).pointee.state =
      Unmanaged.passRetained(widget).toOpaque()
    widget.setUp()
  }

  private static func state(of instance: UnsafeMutableRawPointer) -> NumberWidget {
    instance.assumingMemoryBound(to: NumberSelectInstance.self).pointee.state.object()
  }

  /// The keyboard focus is the text's, but to assistive technology text and view are one.
  private static func platformState(
    _ state: CInt, of instance: UnsafeMutableRawPointer
  ) -> Bool {
    let text = Self.state(of: instance).text.widget
    switch Int(state) {
    case NUMBER_SELECT_PLATFORM_STATE_FOCUSABLE: return Bool(gtk_widget_get_focusable(text))
    case NUMBER_SELECT_PLATFORM_STATE_FOCUSED: return Bool(gtk_widget_has_focus(text))
    default: return false
    }
  }
}

extension NumberWidgetType {
  private static func setUpClass(_ rawClass: UnsafeMutableRawPointer) {
    let widgetClass = rawClass.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widgetClass, "spinbutton")
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
    gtk_widget_class_set_layout_manager_type(widgetClass, gtk_box_layout_get_type())
    setUpLifetime(rawClass.assumingMemoryBound(to: GObjectClass.self))
    setUpWindow(widgetClass)
    setUpFocus(widgetClass)
    WidgetProperty.install(in: rawClass.assumingMemoryBound(to: GObjectClass.self))
    NumberSignal.register(for: rawClass.assumingMemoryBound(to: GTypeClass.self).pointee.g_type)
  }

  private static var parentClass: UnsafeMutablePointer<GtkWidgetClass> {
    g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  private static func setUpLifetime(_ objectClass: UnsafeMutablePointer<GObjectClass>) {
    objectClass.pointee.dispose = { object in
      NumberWidgetType.state(of: object!.raw).dispose()
      NumberWidgetType.parentClass.pointee.parent_class.dispose?(object)
    }
    objectClass.pointee.finalize = { object in
      let instance = object!.raw.assumingMemoryBound(to: NumberSelectInstance.self)
      Unmanaged<NumberWidget>.fromOpaque(instance.pointee.state).release()
      NumberWidgetType.parentClass.pointee.parent_class.finalize?(object)
    }
  }

  private static func setUpWindow(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.root = { widget in
      NumberWidgetType.parentClass.pointee.root?(widget)
      NumberWidgetType.state(of: widget!.raw).wasRooted()
    }
    widgetClass.pointee.map = { widget in
      NumberWidgetType.parentClass.pointee.map?(widget)
      NumberWidgetType.state(of: widget!.raw).wasMapped()
    }
    widgetClass.pointee.unmap = { widget in
      NumberWidgetType.state(of: widget!.raw).wasUnmapped()
      NumberWidgetType.parentClass.pointee.unmap?(widget)
    }
    widgetClass.pointee.state_flags_changed = { widget, before in
      NumberWidgetType.parentClass.pointee.state_flags_changed?(widget, before)
      NumberWidgetType.state(of: widget!.raw).stateFlagsChanged(from: before)
    }
  }

  private static func setUpFocus(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.grab_focus = { widget in
      gtk_widget_grab_focus(NumberWidgetType.state(of: widget!.raw).focusTarget)
    }
    widgetClass.pointee.mnemonic_activate = { widget, _ in gtk_widget_grab_focus(widget) }
    widgetClass.pointee.query_tooltip = { widget, _, _, _, tooltip in
      NumberWidgetType.state(of: widget!.raw).fill(tooltip!).gboolean
    }
    widgetClass.pointee.focus = { widget, direction in
      // One stop for the Tab key: the arrow keys do what the buttons do.
      if gtk_widget_get_focus_child(widget) != nil { return gboolean(0) }
      return gtk_widget_child_focus(NumberWidgetType.state(of: widget!.raw).focusTarget, direction)
    }
  }
}
