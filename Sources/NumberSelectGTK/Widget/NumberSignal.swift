import CGTK
import NumberSelect

/// The GObject signals of the view.
///
/// Both have two strings: the number and the number before, empty where there is none.
@MainActor
enum NumberSignal {
  private static var changing: guint = 0
  private static var committed: guint = 0

  static func register(for type: GType) {
    changing = register("changing", for: type)
    committed = register("committed", for: type)
  }

  static func emit(_ change: NumberChange, from widget: WidgetPointer) {
    switch change.stage {
    case .changing:
      emit(changing, change, widget)
    case .committed:
      emit(committed, change, widget)
    case .changedAndCommitted:
      emit(changing, change, widget)
      emit(committed, change, widget)
    }
  }

  private static func register(_ name: String, for type: GType) -> guint {
    var arguments = [number_select_type_string(), number_select_type_string()]
    return g_signal_newv(
      name, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, number_select_type_none(), 2, &arguments)
  }

  private static func emit(_ signal: guint, _ change: NumberChange, _ widget: WidgetPointer) {
    guard Bool(g_signal_has_handler_pending(widget.raw, signal, 0, 0)) else { return }
    var arguments = [
      GValue(instance: widget.raw), GValue(change.new?.description ?? ""),
      GValue(change.old?.description ?? ""),
    ]
    g_signal_emitv(arguments, signal, 0, nil)
    for index in arguments.indices { g_value_unset(&arguments[index]) }
  }
}
