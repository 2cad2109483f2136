import CGTK
import NumberSelect
import NumberSelectFoundation
import NumberSelectGTK

/// Makes views, uses them and counts what is left when they are released.
@MainActor
final class LeakCheck {
  private var parts: [Weak] = []

  func cycle(_ count: Int) {
    for index in 0..<count { makeAndRelease(isShown: index % 20 == 0) }
  }

  /// How many of the views' objects are still there.
  var leftovers: Int { parts.count { $0.object != nil } }

  private func makeAndRelease(isShown: Bool) {
    let view = NumberSelectView()
    view.label = "_Number"
    view.delegate = self
    view.maxNumber = 5
    parts += (view.parts + [view]).map { Weak(object: $0) }
    use(view)
    if isShown { show(view) }
  }

  /// Steps, holds until the release, types what cannot be read, and binds to a source.
  private func use(_ view: NumberSelectView) {
    view.settings.commitPolicy = .adjust
    gtk_widget_activate_action_variant(gtk_widget_get_last_child(view.widget), "number.step", nil)
    gtk_editable_set_text(OpaquePointer(view.widget), "99")
    gtk_editable_set_text(OpaquePointer(view.widget), "many")
    view.bind(to: InMemoryNumberSource(rule: NumberRule()))
  }

  private func show(_ view: NumberSelectView) {
    let widget = gtk_window_new()!
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(window, view.widget)
    gtk_window_present(window)
    gtk_widget_grab_focus(view.widget)
    while gtk_widget_get_width(view.widget) == 0 { g_main_context_iteration(nil, 1) }
    gtk_window_destroy(window)
  }

  private struct Weak {
    weak var object: AnyObject?
  }
}

extension LeakCheck: NumberSelectViewDelegate {}
