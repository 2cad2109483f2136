import CGTK
import NumberSelect

extension NumberWidget: StepButtonOwner {
  /// Only one press counts: a second one, as of another finger, ends both.
  func stepButtonDidPress(_ button: StepButton) {
    let other = button === upButton ? downButton : upButton
    if other.isPressed {
      interrupt()
    } else {
      controller.send(.pressed(button.direction))
    }
  }

  func stepButtonDidRelease(_ button: StepButton) {
    controller.send(.released)
  }

  func stepButtonDidLosePress(_ button: StepButton) {
    controller.send(.interrupted)
  }

  func stepButtonWasActivated(_ button: StepButton) {
    controller.send(.stepped(button.direction))
  }
}

extension NumberWidget: NumberTextOwner {
  func numberTextWasEdited() {
    isNumberLate = false
    controller.send(.entryEdited(language.symbols.read(text.content)))
    if !text.hasFocus { controller.send(.entryEnded) }
  }

  func numberTextWasCommitted() {
    controller.send(.entryCommitted)
  }

  func numberTextFocusChanged() {
    showLateNumber()
    focusChanged()
    if text.hasFocus { controller.send(.entryBegan) }
  }
}

extension NumberWidget: RetryButtonOwner {
  func retryButtonWasClicked() {
    controller.retry()
  }
}

extension NumberWidget: KeyInputOwner {
  var isComposing: Bool { text.isComposing }

  var focusedButton: Direction? {
    if downButton.hasFocus { return .down }
    return upButton.hasFocus ? .up : nil
  }

  func keyInputDidPress(_ key: NumberKey) -> Bool {
    guard controller.appearance.isEditable else { return false }
    if case .end(let direction) = key, !hasEnd(direction) { return false }
    controller.send(.keyDown(key))
    return true
  }

  func keyInputDidRelease() {
    controller.send(.keyUp)
  }

  func keyInputDidEscape() -> Bool {
    guard text.hasFocus, text.isEdited else { return false }
    controller.send(.entryReverted)
    return true
  }

  func keyInputDidScroll(_ turn: Int) -> Bool {
    guard controller.appearance.isEditable, isNumberFocused else { return false }
    controller.send(.wheelTurned(turn))
    return true
  }

  private func hasEnd(_ direction: Direction) -> Bool {
    let appearance = controller.appearance
    return (direction == .up ? appearance.highest : appearance.lowest) != nil
  }
}

// What happens to the widget.
extension NumberWidget {
  var isNumberFocused: Bool { text.hasFocus || focusedButton != nil }

  func focusChanged() {
    if isNumberFocused, keys == nil { keys = KeyInput(owner: self, on: widget) }
    controller.send(.focused(isNumberFocused))
  }

  func stateFlagsChanged(from before: GtkStateFlags) {
    let flags = gtk_widget_get_state_flags(widget)
    let isEnabled = !flags.contains(GTK_STATE_FLAG_INSENSITIVE)
    if isEnabled != settings.isEnabled { controller.settings.isEnabled = isEnabled }
    let hasLostWindow =
      flags.contains(GTK_STATE_FLAG_BACKDROP)
      && !before.contains(GTK_STATE_FLAG_BACKDROP)
    if hasLostWindow { leaveForNow() }
  }

  func wasRooted() {
    isNumberLate = !text.isEdited
    showLateNumber()
  }

  func wasUnmapped() {
    controller.send(.entryCommitted)
    leaveForNow()
    holdApplication()
    stopWaitingForFrame()
    showLateNumber()
  }

  /// The user may not come back: what waits is sent now.
  private func leaveForNow() {
    interrupt()
    controller.flush()
  }

  private func interrupt() {
    downButton.forgetPress()
    upButton.forgetPress()
    controller.send(.interrupted)
  }

  func wasMapped() {
    nameParts()
    warnOfFault()
  }

  /// Where the keyboard focus belongs.
  var focusTarget: WidgetPointer { retryButton?.widget ?? text.widget }

  func labelDidChange() {
    if let controller = mnemonicController { gtk_widget_remove_controller(widget, controller) }
    mnemonicController = MnemonicText(label).makeController()
    if let controller = mnemonicController { gtk_widget_add_controller(widget, controller) }
    nameParts()
  }
}
