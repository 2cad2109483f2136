import CGTK

/// What the themes' style of a spin button lacks: its buttons stand on one side only.
@MainActor
enum Styles {
  private static var displays: [OpaquePointer] = []

  /// Adds the style to the default display, once. An app's own style still comes before it.
  static func install() {
    guard let display = gdk_display_get_default(), !displays.contains(display) else { return }
    displays.append(display)
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + 1)
    g_object_unref(provider.raw)
  }

  private static let css = """
    spinbutton.number-select:not(.vertical) > button.image-button.down:not(.flat),
    spinbutton.number-select:not(.vertical) > button.image-button.up:not(.flat) {
      border-radius: 0;
    }
    spinbutton.number-select:not(.vertical) > button.image-button.down:dir(ltr):not(.flat),
    spinbutton.number-select:not(.vertical) > button.image-button.up:dir(rtl):not(.flat) {
      border-style: none solid none none;
    }
    spinbutton.number-select.unsaved > text {
      box-shadow: inset 0 -2px @warning_color;
    }
    spinbutton.number-select:not(.vertical) > button.image-button.retry {
      margin: 0;
      border: none;
      border-radius: 0;
      box-shadow: none;
      background: none;
    }
    """
}
