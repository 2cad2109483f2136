import CGTK
import Glibc
import NumberSelect

/// `GtkAccessibleRange`, through which assistive technology sets a number. GTK has it since 4.10;
/// this is built against older headers, so it is looked for in the GTK that runs.
@MainActor
enum AccessibleRange {
  static func add(to type: GType) {
    guard let interface else { return }
    addInterface(interface, to: type) { interface, _ in
      let interface = interface!.assumingMemoryBound(
        to: NumberSelectAccessibleRangeInterface.self)
      interface.pointee.set_current_value = { accessible, value in
        guard let widget = NumberWidgetType.widget(of: accessible?.raw) else { return 0 }
        return widget.choose(value).gboolean
      }
    }
  }

  private static var interface: GType? {
    let known = g_type_from_name("GtkAccessibleRange")
    if known != 0 { return known }
    guard let symbol = dlsym(nil, "gtk_accessible_range_get_type") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> GType).self)()
  }
}

extension NumberWidget {
  /// Takes a number that assistive technology has chosen. It knows numbers in floating point only:
  /// the shortest decimal that stands for this one is meant.
  ///
  /// - Returns: Whether it is a number that can be taken.
  fileprivate func choose(_ value: Double) -> Bool {
    guard controller.appearance.isEditable, let number = ExactDecimal("\(value)") else {
      return false
    }
    controller.send(.chosen(number.normalized))
    return true
  }
}
