import CGTK
import NumberSelectGTK

/// Widgets that are made and released, a thousand at a time.
@MainActor
enum Lives {
  private static let count = 1000

  static func makeViews() -> Int {
    var views: [NumberSelectView] = []
    for _ in 0..<count { views.append(makeView()) }
    return views.count
  }

  static func makeSpinButtons() -> Int {
    var buttons: [UnsafeMutablePointer<GtkWidget>] = []
    for _ in 0..<count {
      let button = gtk_spin_button_new_with_range(1, 100, 1)!
      g_object_ref_sink(button)
      buttons.append(button)
    }
    for button in buttons { g_object_unref(button) }
    return buttons.count
  }

  static func showViews() -> Int {
    var views: [NumberSelectView] = []
    return show {
      views.append(makeView())
      return views.last?.widget
    }
  }

  static func showSpinButtons() -> Int {
    show { gtk_spin_button_new_with_range(1, 100, 1) }
  }

  private static func makeView() -> NumberSelectView {
    let view = NumberSelectView()
    view.minNumber = 1
    view.maxNumber = 100
    return view
  }

  /// Puts a hundred widgets into a window and takes them down when they are laid out.
  private static func show(_ make: () -> UnsafeMutablePointer<GtkWidget>?) -> Int {
    let shown = 100
    let window = gtk_window_new()!
    let box = gtk_flow_box_new()!
    for _ in 0..<shown { gtk_flow_box_insert(OpaquePointer(box), make(), -1) }
    gtk_window_set_child(window.asWindow, box)
    gtk_window_present(window.asWindow)
    while gtk_widget_get_width(box) == 0 { g_main_context_iteration(nil, 1) }
    gtk_window_destroy(window.asWindow)
    while g_main_context_iteration(nil, 0) != 0 {}
    return shown
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  var asWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}
