import CGTK
import NumberSelect
import NumberSelectGTK

/// One step after the other, each of which changes a label beside the number.
@MainActor
final class Steps {
  private let view = NumberSelectView()
  private let button = gtk_spin_button_new_with_range(0, 1e9, 1)!
  private let viewLabel = gtk_label_new("0")!
  private let buttonLabel = gtk_label_new("0")!
  private let window = gtk_window_new()!
  private let count = 2000

  init() {
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for widget in [view.widget, viewLabel, button, buttonLabel] {
      gtk_box_append(
        UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
    }
    view.delegate = self
    connectSpinButton()
    gtk_window_set_child(window.asWindow, box)
    gtk_window_present(window.asWindow)
    while gtk_widget_get_width(buttonLabel) == 0 { g_main_context_iteration(nil, 1) }
    gtk_window_set_focus(window.asWindow, nil)
  }

  /// Presses plus as assistive technology does.
  func stepView() -> Int {
    let plus = gtk_widget_get_last_child(view.widget)
    for _ in 0..<count { gtk_widget_activate_action_variant(plus, "number.step", nil) }
    precondition(view.currentNumber != 0)
    return count
  }

  func stepSpinButton() -> Int {
    for _ in 0..<count {
      gtk_spin_button_spin(OpaquePointer(button), GTK_SPIN_STEP_FORWARD, 1)
    }
    precondition(gtk_spin_button_get_value(OpaquePointer(button)) > 0)
    return count
  }

  /// A step and the frame that shows it.
  func showStepOfView() -> Int {
    let plus = gtk_widget_get_last_child(view.widget)
    return eachInFrame { gtk_widget_activate_action_variant(plus, "number.step", nil) }
  }

  func showStepOfSpinButton() -> Int {
    eachInFrame { gtk_spin_button_spin(OpaquePointer(button), GTK_SPIN_STEP_FORWARD, 1) }
  }

  private func eachInFrame(_ step: () -> Void) -> Int {
    let frames = 60
    for _ in 0..<frames {
      step()
      let clock = gtk_widget_get_frame_clock(view.widget)
      let frame = gdk_frame_clock_get_frame_counter(clock)
      while gdk_frame_clock_get_frame_counter(clock) == frame { g_main_context_iteration(nil, 1) }
      while g_main_context_iteration(nil, 0) != 0 {}
    }
    return frames
  }

  private func connectSpinButton() {
    let handler: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = {
      button, label in
      let value = gtk_spin_button_get_value_as_int(OpaquePointer(button))
      gtk_label_set_text(OpaquePointer(label), "\(value)")
    }
    g_signal_connect_data(
      button, "value-changed", unsafeBitCast(handler, to: GCallback.self), buttonLabel, nil,
      GConnectFlags(rawValue: 0))
  }
}

extension Steps: NumberSelectViewDelegate {
  func numberSelectView(_ view: NumberSelectView, didChange change: NumberChange) {
    gtk_label_set_text(OpaquePointer(viewLabel), change.new?.description)
  }
}
