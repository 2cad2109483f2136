import NumberSelect

/// What the shell tells of, by number. An argument is 1 for up or true, 0 for down or false.
enum WebEvent: Int32 {
  case pressed, released, interrupted, stepped
  case stepKeyDown, pageKeyDown, endKeyDown, keyUp
  case wheelTurned, focused
  case entryBegan, entryCommitted, entryEnded, entryReverted
  case configured, reset, answered, proceeded, woken

  /// Whether the user did it.
  var isAct: Bool { rawValue <= WebEvent.entryReverted.rawValue }
}

extension WebNumber {
  /// Takes an event. ``finish(at:)`` has to follow.
  final func take(_ event: WebEvent, _ argument: Int32, at now: Milliseconds) {
    if event.isAct { selector.control.dropQuestion() }
    let direction = argument == 1 ? Direction.up : .down
    switch event {
    case .pressed: selector.control.press(direction, at: now, &effects)
    case .released: selector.control.release(&effects)
    case .interrupted: selector.control.interrupt(&effects)
    case .stepped: selector.control.stepOnce(direction, &effects)
    case .stepKeyDown: selector.control.keyDown(.step(direction), at: now, &effects)
    case .pageKeyDown: selector.control.keyDown(.page(direction), at: now, &effects)
    case .endKeyDown: selector.control.keyDown(.end(direction), at: now, &effects)
    case .keyUp: selector.control.keyUp(&effects)
    case .wheelTurned: selector.control.turnWheel(Int(argument), &effects)
    case .focused: selector.control.focus(argument == 1, &effects)
    case .entryBegan: selector.control.beginEntry(&effects)
    case .entryCommitted: selector.control.commitEntry(&effects)
    case .entryEnded: selector.control.endEntry(&effects)
    case .entryReverted: selector.control.revertEntry(&effects)
    case .configured: selector.control.configure(settings, &effects)
    case .reset: selector.control.reset(&effects)
    case .answered: selector.control.answer(argument == 1, &effects)
    case .proceeded: selector.control.proceed(at: now, &effects)
    case .woken: selector.control.wake(at: now, &effects)
    }
  }
}
