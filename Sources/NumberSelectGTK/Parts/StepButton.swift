import CGTK
import NumberSelect

/// A button with a minus or a plus.
///
/// It is a widget of its own instead of a `GtkButton`, which tells of a click only when it is over
/// and takes ten times as long to make.
@MainActor
final class StepButton {
  let direction: Direction
  let widget: WidgetPointer

  private unowned let owner: any StepButtonOwner
  private let image: WidgetPointer
  private let gesture: OpaquePointer
  private(set) var isPressed = false

  init(_ direction: Direction, owner: any StepButtonOwner) {
    self.direction = direction
    self.owner = owner
    widget = g_object_new_with_properties(Self.type, 0, nil, nil)!.raw.asWidget
    gesture = gtk_gesture_click_new()
    image = gtk_image_new_from_icon_name(
      direction == .up ? "value-increase-symbolic" : "value-decrease-symbolic")
    setUp()
  }

  var hasFocus: Bool { Bool(gtk_widget_has_focus(widget)) }

  /// Lets the button show whether it can be pressed and whether it is held.
  func draw(isOn: Bool, isHeld: Bool) {
    if isOn != Bool(gtk_widget_get_sensitive(widget)) {
      gtk_widget_set_sensitive(widget, isOn.gboolean)
    }
    let isActive = gtk_widget_get_state_flags(widget).contains(GTK_STATE_FLAG_ACTIVE)
    guard isHeld != isActive else { return }
    if isHeld {
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0)
    } else {
      gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
    }
  }

  /// Lets the press come to nothing, without a word.
  func forgetPress() {
    isPressed = false
  }

  /// Makes the press belong to the button alone: a finger that moves no longer scrolls the page.
  func claimPress() {
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Lets go of the widget.
  func dispose() {
    gesture.raw.disconnect(from: self)
    widget.raw.assumingMemoryBound(to: NumberSelectInstance.self).pointee.state = nil
    gtk_widget_unparent(image)
    gtk_widget_unparent(widget)
  }
}

/// What a step button tells.
@MainActor
protocol StepButtonOwner: AnyObject {
  func stepButtonDidPress(_ button: StepButton)
  /// The pointer went up on the button that it had pressed.
  func stepButtonDidRelease(_ button: StepButton)
  /// The press was cancelled or has left the button.
  func stepButtonDidLosePress(_ button: StepButton)
  /// Assistive technology has pressed the button.
  func stepButtonWasActivated(_ button: StepButton)
}

extension StepButton {
  private func setUp() {
    widget.raw.assumingMemoryBound(to: NumberSelectInstance.self).pointee.state =
      Unmanaged.passUnretained(self).toOpaque()
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_add_css_class(widget, "image-button")
    gtk_widget_add_css_class(widget, direction == .up ? "up" : "down")
    hideFromAssistiveTechnology(image)
    gtk_widget_set_parent(image, widget)
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_gesture_single_set_exclusive(gesture, 1)
    connectGesture()
    gtk_widget_add_controller(widget, gesture)
  }

  private func connectGesture() {
    gesture.raw.connectClick("pressed", to: self) { _, _, _, _, data in
      data.object(StepButton.self).press()
    }
    gesture.raw.connectClick("released", to: self) { _, _, x, y, data in
      data.object(StepButton.self).release(x, y)
    }
    gesture.raw.connectPointer("update", to: self) { _, _, data in
      data.object(StepButton.self).move()
    }
    gesture.raw.connectPointer("cancel", to: self) { _, _, data in
      data.object(StepButton.self).lose()
    }
  }

  private func press() {
    isPressed = true
    owner.stepButtonDidPress(self)
  }

  private func release(_ x: Double, _ y: Double) {
    guard isPressed else { return }
    guard Bool(gtk_widget_contains(widget, x, y)) else { return lose() }
    isPressed = false
    claimPress()
    owner.stepButtonDidRelease(self)
  }

  private func move() {
    var x = 0.0
    var y = 0.0
    guard Bool(gtk_gesture_get_point(gesture, nil, &x, &y)) else { return }
    if !Bool(gtk_widget_contains(widget, x, y)) { lose() }
  }

  private func lose() {
    guard isPressed else { return }
    isPressed = false
    owner.stepButtonDidLosePress(self)
  }
}

extension StepButton {
  private static let type = registerWidgetType(
    "NumberSelectStepButton", classInit: { widgetClass, _ in setUpClass(widgetClass!) },
    instanceInit: { _, _ in })

  private static func setUpClass(_ widgetClass: UnsafeMutableRawPointer) {
    let widgetClass = widgetClass.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widgetClass, "button")
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_BUTTON)
    gtk_widget_class_set_layout_manager_type(widgetClass, gtk_bin_layout_get_type())
    gtk_widget_class_install_action(widgetClass, "number.step", nil) { widget, _, _ in
      let instance = widget!.raw.assumingMemoryBound(to: NumberSelectInstance.self)
      guard let button = instance.pointee.state?.object(StepButton.self) else { return }
      button.owner.stepButtonWasActivated(button)
    }
  }
}
