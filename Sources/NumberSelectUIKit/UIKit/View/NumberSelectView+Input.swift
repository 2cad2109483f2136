#if canImport(UIKit)
import NumberSelect
import NumberSelectFoundation
import UIKit

// What the user does with the buttons.
extension NumberSelectView {
  func connectButtons() {
    for button in [minusButton, plusButton] { connect(button) }
  }

  private func connect(_ button: StepButton) {
    let direction = button.direction
    button.addAction(
      UIAction { [weak self] _ in self?.controller.send(.pressed(direction)) }, for: .touchDown)
    button.addAction(
      UIAction { [weak self] _ in self?.end(direction, with: .released) }, for: .touchUpInside)
    button.addAction(
      UIAction { [weak self] _ in self?.end(direction, with: .interrupted) },
      for: [.touchDragExit, .touchUpOutside, .touchCancel])
  }

  /// Ends the press of a button, unless a second finger has pressed the other one since.
  private func end(_ direction: NumberSelect.Direction, with event: NumberEvent) {
    if appearance.pressed == direction { controller.send(event) }
  }

  /// Ends whatever is held down.
  func interrupt() {
    keys.stop()
    controller.send(.interrupted)
  }

  /// Goes along with the app: a hold does not go on unseen, what waits is sent before the app
  /// sleeps, what failed is tried again when it is back, and numbers are written as the user likes.
  func follow(_ phase: AppPhase) {
    switch phase {
    case .inactive: interrupt()
    case .background: flush()
    case .foreground: retry()
    case .otherLocale: followUserLocale()
    }
  }

  /// Ends whatever is held down and whatever is being typed. What was typed counts.
  func finish() {
    interrupt()
    column.field.resignFirstResponder()
  }

  /// The user may not come back: what waits is sent now.
  func leave() {
    finish()
    flush()
  }

  /// Lets a change be felt.
  func feel() {
    guard style.hasHaptics else { return }
    feedback.step(canGoOn: appearance.canStepUp && appearance.canStepDown)
  }
}

// What the user does with the number.
extension NumberSelectView {
  func connectColumn() {
    let field = column.field
    field.addAction(UIAction { [weak self] _ in self?.beginEntry() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.editEntry() }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in self?.leaveKeyboard() }, for: .editingDidEndOnExit)
    field.addAction(UIAction { [weak self] _ in self?.endEntry() }, for: .editingDidEnd)
    field.pressKey = { [weak self] in self?.press($0) ?? false }
    field.releaseKey = { [weak self] in self?.release($0) }
    field.inputAccessoryView = EntryToolbar(
      done: { [weak self] in self?.leaveKeyboard() },
      cancel: { [weak self] in self?.cancelEntry() })
    column.retryButton.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
  }

  private func beginEntry() {
    controller.send(.focused(true))
    controller.send(.entryBegan)
    column.field.selectForTyping()
    UIAccessibility.post(notification: .layoutChanged, argument: column.field)
  }

  private func editEntry() {
    controller.send(.entryEdited(reading))
  }

  /// The parts are no elements any more. That is told before what becomes of the text is announced,
  /// because an element that gets the focus is spoken at once.
  private func endEntry() {
    keys.stop()
    let focused = isLeavingKeyboard ? self : nil
    UIAccessibility.post(notification: .layoutChanged, argument: focused)
    controller.send(.focused(false))
  }

  private func cancelEntry() {
    controller.send(.entryReverted)
    leaveKeyboard()
  }

  /// Ends typing by the wish of the user, who is on the keyboard or the bar above it. Whoever goes
  /// elsewhere instead is there already.
  private func leaveKeyboard() {
    isLeavingKeyboard = true
    column.field.resignFirstResponder()
    isLeavingKeyboard = false
  }

  /// - Returns: Whether the key is for the number. Escape is only where it has something to revert.
  private func press(_ key: FieldKey) -> Bool {
    switch key {
    case .number(let key): keys.press(key)
    case .escape where column.field.text == text(of: appearance): return false
    case .escape: controller.send(.entryReverted)
    }
    return true
  }

  private func release(_ key: FieldKey) {
    if case .number(let key) = key { keys.release(key) }
  }

  func activate() -> Bool {
    if appearance.availability == .failed {
      retry()
      return true
    }
    return appearance.isEditable && column.field.becomeFirstResponder()
  }
}
#endif
