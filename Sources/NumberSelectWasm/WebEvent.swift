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
    if event.isAct { control.dropQuestion() }
    let direction = argument == 1 ? Direction.up : .down
    switch event {
    case .pressed: control.press(direction, at: now, &effects)
    case .released: control.release(&effects)
    case .interrupted: control.interrupt(&effects)
    case .stepped: control.stepOnce(direction, &effects)
    case .stepKeyDown: control.keyDown(.step(direction), at: now, &effects)
    case .pageKeyDown: control.keyDown(.page(direction), at: now, &effects)
    case .endKeyDown: control.keyDown(.end(direction), at: now, &effects)
    case .keyUp: control.keyUp(&effects)
    case .wheelTurned: control.turnWheel(Int(argument), &effects)
    case .focused: control.focus(argument == 1, &effects)
    case .entryBegan: control.beginEntry(&effects)
    case .entryCommitted: control.commitEntry(&effects)
    case .entryEnded: control.endEntry(&effects)
    case .entryReverted: control.revertEntry(&effects)
    case .configured: control.configure(settings, &effects)
    case .reset: control.reset(&effects)
    case .answered: control.answer(argument == 1, &effects)
    case .proceeded: control.proceed(at: now, &effects)
    case .woken: control.wake(at: now, &effects)
    }
  }
}
