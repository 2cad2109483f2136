import CGTK
import Foundation
import GTKFixtureProtocol
import NumberSelect
import NumberSelectGTK

/// A window and all that a test can do with it.
@MainActor
final class Fixture {
  var isOver = false
  private var window: UnsafeMutablePointer<GtkWindow>?
  private var builder: OpaquePointer?
  private var hosts: [String: Host] = [:]
  private var elsewhere: UnsafeMutablePointer<GtkWindow>?
  private let log = Log()
  private let leakCheck = LeakCheck()

  func perform(_ command: Command) throws -> Answer {
    switch command {
    case .show(let ui, let look): try show(ui, look)
    case .report: return Answer(report: report())
    case .set(let object, let property, let value): try set(object, property, value)
    case .focus(let object): try focus(object)
    case .act(let view, let action): try host(view).act(action)
    case .cycle(let count): leakCheck.cycle(count)
    case .clearLog: log.clear()
    case .bringNetworkBack: bringNetworkBack()
    }
    return Answer()
  }

  private func bringNetworkBack() {
    let monitor = UnsafeMutableRawPointer(g_network_monitor_get_default()!)
    let type = number_select_type_of(monitor)
    var arguments = [GValue(), GValue()]
    g_value_init(&arguments[0], type)
    g_value_set_object(&arguments[0], monitor)
    g_value_init(&arguments[1], number_select_type_boolean())
    g_value_set_boolean(&arguments[1], 1)
    g_signal_emitv(&arguments, g_signal_lookup("network-changed", type), 0, nil)
    g_value_unset(&arguments[0])
  }

  private func show(_ ui: String, _ look: Look) throws {
    if let window { gtk_window_destroy(window) }
    if let builder { g_object_unref(UnsafeMutableRawPointer(builder)) }
    hosts = [:]
    log.clear()
    apply(look)
    var error: UnsafeMutablePointer<GError>?
    let builder = gtk_builder_new()!
    gtk_builder_add_from_string(builder, ui, -1, &error)
    if let error { throw FixtureError(String(cString: error.pointee.message)) }
    guard let window = gtk_builder_get_object(builder, "window") else {
      throw FixtureError("There is no object “window” in the builder file.")
    }
    self.builder = builder
    self.window = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    findViews(Locale(identifier: look.locale))
    gtk_window_present(self.window)
    showElsewhere()
  }

  /// Another window, which can take the keyboard.
  private func showElsewhere() {
    guard elsewhere == nil else { return }
    let widget = gtk_window_new()!
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, "Elsewhere")
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, 10, 10)
    gtk_window_set_child(window, gtk_entry_new())
    gtk_window_present(window)
    elsewhere = window
  }

  private func apply(_ look: Look) {
    gtk_widget_set_default_direction(look.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
      .assumingMemoryBound(to: GObject.self)
    setProperty(settings, "gtk-application-prefer-dark-theme", look.isDark ? "true" : "false")
    setProperty(settings, "gtk-theme-name", look.theme ?? "Default")
  }

  private func findViews(_ locale: Locale) {
    let objects = gtk_builder_get_objects(builder)
    defer { g_slist_free(objects) }
    var next = objects
    while let item = next {
      let object = item.pointee.data.assumingMemoryBound(to: GObject.self)
      if let view = NumberSelectView.of(object) {
        let id = String(cString: gtk_buildable_get_buildable_id(OpaquePointer(object)))
        view.locale = locale
        hosts[id] = Host(id, view, log)
      }
      next = item.pointee.next
    }
  }

  private func host(_ id: String) throws -> Host {
    guard let host = hosts[id] else { throw FixtureError("There is no view “\(id)”.") }
    return host
  }

  private func set(_ id: String, _ property: String, _ value: String) throws {
    setProperty(try object(id), property, value)
  }

  private func focus(_ id: String) throws {
    let object = try object(id)
    gtk_widget_grab_focus(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
  }

  private func object(_ id: String) throws -> UnsafeMutablePointer<GObject> {
    guard let object = gtk_builder_get_object(builder, id) else {
      throw FixtureError("There is no object “\(id)”.")
    }
    return object
  }

  private func report() -> Report {
    var report = Report()
    report.log = log.lines
    report.warnings = log.warnings
    report.leftovers = leakCheck.leftovers
    guard let window, let builder else { return report }
    let root = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    for (id, host) in hosts { report.views[id] = host.report(in: root) }
    report.focus = focus(of: window)
    report.isActive = gtk_window_is_active(window) != 0
    let objects = gtk_builder_get_objects(builder)
    defer { g_slist_free(objects) }
    var next = objects
    while let item = next {
      add(item.pointee.data.assumingMemoryBound(to: GObject.self), to: &report, in: root)
      next = item.pointee.next
    }
    return report
  }

  private func add(
    _ object: UnsafeMutablePointer<GObject>, to report: inout Report,
    in root: UnsafeMutablePointer<GtkWidget>
  ) {
    let type = number_select_type_of(object)
    guard g_type_is_a(type, gtk_buildable_get_type()) != 0 else { return }
    guard let name = gtk_buildable_get_buildable_id(OpaquePointer(object)) else { return }
    let id = String(cString: name)
    if id.hasPrefix("___") { return }
    if g_type_is_a(type, gtk_widget_get_type()) != 0 {
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      report.bounds[id] = Bounds(of: widget, in: root)
    }
    if g_type_is_a(type, gtk_scrolled_window_get_type()) != 0 {
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(object))
      report.scrolled = gtk_adjustment_get_value(adjustment)
    }
  }

  private func focus(of window: UnsafeMutablePointer<GtkWindow>) -> String? {
    guard let focus = gtk_window_get_focus(window) else { return nil }
    for (id, host) in hosts {
      if let part = host.part(focus) { return "\(id).\(part)" }
    }
    return name(of: focus)
  }

  /// The builder identifier of a widget or of what it is a part of.
  private func name(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let widget = next {
      if let id = gtk_buildable_get_buildable_id(OpaquePointer(widget)) {
        return String(cString: id)
      }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }
}

struct FixtureError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Sets a property from its text, as a builder file would.
@MainActor
func setProperty(_ object: UnsafeMutablePointer<GObject>, _ name: String, _ text: String) {
  let objectClass = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self)
    .pointee.g_class!
  guard
    let spec = g_object_class_find_property(
      UnsafeMutableRawPointer(objectClass).assumingMemoryBound(to: GObjectClass.self), name)
  else { return }
  let builder = gtk_builder_new()
  defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
  var value = GValue()
  gtk_builder_value_from_string(builder, spec, text, &value, nil)
  g_object_set_property(object, name, &value)
  g_value_unset(&value)
}
