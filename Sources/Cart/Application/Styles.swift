import CGTK
import NumberSelectGTK

/// How the cart looks, beside the theme.
@MainActor
enum Styles {
  static func install() {
    let provider = gtk_css_provider_new()!
    let css = String(decoding: PackageResources.cart_css, as: UTF8.self)
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider.raw)
  }
}
