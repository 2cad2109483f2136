import CGTK
import Foundation
import GTKFixtureProtocol
import NumberSelect
import NumberSelectFoundation
import NumberSelectGTK

/// The app's side of one view: its delegate, which logs everything, and its source.
@MainActor
final class Host {
  private let id: String
  private let view: NumberSelectView
  private let log: Log
  private var source: ScriptedSource?
  private var refused: ExactDecimal?
  private var answer: (to: ExactDecimal, with: ExactDecimal)?
  private var formerParent: UnsafeMutablePointer<GtkWidget>?

  init(_ id: String, _ view: NumberSelectView, _ log: Log) {
    self.id = id
    self.view = view
    self.log = log
    view.delegate = self
    for signal in ["changing", "committed"] { connect(signal) }
  }

  func act(_ action: Action) {
    switch action {
    case .grabFocus: gtk_widget_grab_focus(view.widget)
    case .grabFocusOfButton(let up): gtk_widget_grab_focus(parts[up ? "up" : "down"])
    case .setCurrentNumber(let number): view.currentNumber = number.flatMap(ExactDecimal.init)
    case .reset: view.reset()
    case .retry: view.retry()
    case .bind: bind()
    case .answer(let number, let minimum, let maximum, let increment):
      answerSource(number, minimum, maximum, increment)
    case .fail: Task { await source?.fail() }
    case .lose: Task { await source?.lose() }
    case .contest(let number): Task { await source?.contest(ExactDecimal(number)) }
    case .refuseAbove(let maximum): Task { await source?.refuse(above: ExactDecimal(maximum)) }
    case .yield: view.settings.conflictPolicy = .sourceWins
    case .keepQuietOfSaving: view.tellsSaving = false
    case .refuse(let number): refused = ExactDecimal(number)
    case .answerChange(let to, let with):
      answer = ExactDecimal(to).flatMap { to in ExactDecimal(with).map { (to, $0) } }
    case .setValue(let value): setValue(value)
    case .commitText: view.commitText()
    case .touch(let up, let isDown): touch(parts[up ? "up" : "down"]!, isDown: isDown)
    case .remove: remove()
    case .putBack: putBack()
    }
  }

  private func bind() {
    let source = ScriptedSource()
    self.source = source
    view.bind(to: source)
  }

  private func setValue(_ text: String) {
    guard let value = Double(text) else { return }
    log.add("\(id) takes it: \(NewerGTK.setValue(value, of: view.widget))")
  }

  private func answerSource(
    _ number: String?, _ minimum: String, _ maximum: String?, _ increment: String
  ) {
    let rule = NumberRule(
      minimum: ExactDecimal(minimum)!, maximum: maximum.flatMap(ExactDecimal.init),
      increment: ExactDecimal(increment)!)
    Task { await source?.answer(number: number.flatMap(ExactDecimal.init), rule: rule) }
  }

  /// There is no touchscreen here, so the finger's gesture is told what a screen would tell it.
  private func touch(_ button: UnsafeMutablePointer<GtkWidget>, isDown: Bool) {
    let controllers = gtk_widget_observe_controllers(button)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      let type = number_select_type_of(controller)
      if type == gtk_gesture_click_get_type() {
        emitClick(isDown ? "pressed" : "released", of: controller, type)
      }
    }
  }

  private func emitClick(_ signal: String, of gesture: UnsafeMutableRawPointer, _ type: GType) {
    var arguments = [GValue](repeating: GValue(), count: 4)
    defer { for index in arguments.indices { g_value_unset(&arguments[index]) } }
    g_value_init(&arguments[0], type)
    g_value_set_object(&arguments[0], gesture)
    g_value_init(&arguments[1], number_select_type_int())
    g_value_set_int(&arguments[1], 1)
    for index in 2...3 {
      g_value_init(&arguments[index], number_select_type_double())
      g_value_set_double(&arguments[index], 5)
    }
    g_signal_emitv(&arguments, g_signal_lookup(signal, type), 0, nil)
  }

  private func remove() {
    formerParent = gtk_widget_get_parent(view.widget)
    gtk_box_remove(box, view.widget)
  }

  private func putBack() {
    gtk_box_append(box, view.widget)
  }

  private var box: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(formerParent!).assumingMemoryBound(to: GtkBox.self)
  }
}

extension Host: NumberSelectViewDelegate {
  func numberSelectView(_ view: NumberSelectView, mayChange change: NumberChange) -> Bool {
    change.new != refused
  }

  func numberSelectView(_ view: NumberSelectView, didChange change: NumberChange) {
    log.add("\(id) \(change.stage) \(change.old?.description ?? "") \(text(change.new))")
    if let answer, change.new == answer.to { view.currentNumber = answer.with }
  }

  func numberSelectView(_ view: NumberSelectView, didChangeAtSource change: NumberChange) {
    log.add("\(id) source \(text(change.old)) \(text(change.new))")
  }

  func numberSelectView(_ view: NumberSelectView, didChangeMessage message: String?) {
    log.add("\(id) says \(message ?? "nothing")")
  }

  func numberSelectView(_ view: NumberSelectView, didGiveUp conflict: NumberConflict) {
    log.add("\(id) gave up \(conflict.reason)")
  }

  func numberSelectView(_ view: NumberSelectView, didAdjust adjustment: NumberAdjustment) {
    log.add("\(id) adjusted \(adjustment.requested) \(adjustment.adjusted)")
  }

  private func text(_ number: ExactDecimal?) -> String { number?.description ?? "none" }
}

extension Host {
  private func connect(_ signal: String) {
    let handler:
      @convention(c) (
        UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>,
        UnsafeMutableRawPointer
      ) -> Void = { _, new, old, data in
        let connection = Unmanaged<SignalConnection>.fromOpaque(data).takeUnretainedValue()
        connection.log.add(
          "\(connection.name) \(String(cString: old)) \(String(cString: new))")
      }
    let connection = SignalConnection(name: "\(id) signal \(signal)", log: log)
    g_signal_connect_data(
      view.widget, signal, unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passRetained(connection).toOpaque(),
      { data, _ in Unmanaged<SignalConnection>.fromOpaque(data!).release() },
      GConnectFlags(rawValue: 0))
  }

  /// The parts of the view by their names.
  private var parts: [String: UnsafeMutablePointer<GtkWidget>] {
    var parts: [String: UnsafeMutablePointer<GtkWidget>] = [:]
    var child = gtk_widget_get_first_child(view.widget)
    while let part = child {
      parts[name(part)] = part
      child = gtk_widget_get_next_sibling(part)
    }
    return parts
  }

  private func name(_ part: UnsafeMutablePointer<GtkWidget>) -> String {
    for name in ["up", "down", "retry"] where gtk_widget_has_css_class(part, name) != 0 {
      return name
    }
    return String(cString: gtk_widget_get_css_name(part))
  }

  /// The name of the part that a widget is or belongs to.
  func part(_ widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    parts.first { $0.value == widget || gtk_widget_is_ancestor(widget, $0.value) != 0 }?.key
  }

  func report(in root: UnsafeMutablePointer<GtkWidget>) -> Report.View {
    var report = Report.View(
      number: text(view.currentNumber),
      text: String(cString: gtk_editable_get_text(OpaquePointer(view.widget))),
      classes: classes, width: Double(gtk_widget_get_width(view.widget)),
      activity: "\(view.activity)")
    report.pressed = view.appearance.pressed.map { "\($0)" }
    report.properties = Self.properties.map(property).joined(separator: " ")
    report.scrollOffset = scrollOffset
    report.hasPendingText = view.hasPendingText
    report.message = view.message
    for (name, part) in parts where gtk_widget_get_visible(part) != 0 {
      let flags = gtk_widget_get_state_flags(part).rawValue
      report.parts[name] = Report.Part(
        bounds: Bounds(of: part, in: root), isSensitive: gtk_widget_is_sensitive(part) != 0,
        isActive: flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0,
        isHovered: flags & GTK_STATE_FLAG_PRELIGHT.rawValue != 0)
    }
    return report
  }

  private var scrollOffset: Int {
    guard let text = parts["text"] else { return 0 }
    var value = GValue()
    g_value_init(&value, number_select_type_int())
    g_object_get_property(
      UnsafeMutableRawPointer(text).assumingMemoryBound(to: GObject.self), "scroll-offset", &value)
    return Int(g_value_get_int(&value))
  }

  private static let properties = [
    "default-number", "min-number", "max-number", "step-number", "current-number",
    "increment-base",
  ]

  private func property(_ name: String) -> String {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, number_select_type_string())
    g_object_get_property(
      UnsafeMutableRawPointer(view.widget).assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }

  private var classes: [String] {
    let classes = gtk_widget_get_css_classes(view.widget)!
    defer { g_strfreev(classes) }
    var names: [String] = []
    while let name = classes[names.count] { names.append(String(cString: name)) }
    return names
  }
}

private final class SignalConnection {
  let name: String
  let log: Log

  init(name: String, log: Log) {
    self.name = name
    self.log = log
  }
}

extension Bounds {
  /// Where a widget is on the screen. The window is the only one and stands in the corner.
  @MainActor
  init(of widget: UnsafeMutablePointer<GtkWidget>, in root: UnsafeMutablePointer<GtkWidget>) {
    var bounds = graphene_rect_t()
    var x = 0.0
    var y = 0.0
    _ = gtk_widget_compute_bounds(widget, root, &bounds)
    gtk_native_get_surface_transform(OpaquePointer(root), &x, &y)
    self.init(
      x: Double(bounds.origin.x) + x, y: Double(bounds.origin.y) + y,
      width: Double(bounds.size.width), height: Double(bounds.size.height))
  }
}
