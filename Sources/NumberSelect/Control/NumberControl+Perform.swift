extension NumberControl {
  /// Takes an event of the user, the host or the time. Those of a source are not for a control.
  mutating func take(
    _ event: NumberEvent, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    if event.isAct { dropQuestion() }
    switch event {
    case .pressed(let direction): press(direction, at: now, &effects)
    case .released: release(&effects)
    case .interrupted: interrupt(&effects)
    case .stepped(let direction): stepOnce(direction, &effects)
    case .woken: wake(at: now, &effects)
    case .keyDown(let key): keyDown(key, at: now, &effects)
    case .keyUp: keyUp(&effects)
    case .wheelTurned(let turn): turnWheel(turn, &effects)
    case .focused(let hasFocus): focus(hasFocus, &effects)
    case .entryBegan: beginEntry(&effects)
    case .entryEdited(let reading): editEntry(reading, &effects)
    case .entryCommitted: commitEntry(&effects)
    case .entryEnded: endEntry(&effects)
    case .entryReverted: revertEntry(&effects)
    case .chosen(let number): choose(number, &effects)
    case .configured(let settings): configure(settings, &effects)
    case .numberSet(let number): set(number, &effects)
    case .reset: reset(&effects)
    case .answered(let change, let isAllowed):
      if question?.change == change { answer(isAllowed, &effects) }
    case .proceeded: proceed(at: now, &effects)
    case .bound, .unbound, .journalRead, .loaded, .pushed, .loadFailed, .saveAnswered, .clientMade,
      .flushed, .reloaded, .retried:
      break
    }
  }

  /// Goes on with the rest of an act.
  package mutating func proceed(at now: Milliseconds, _ effects: inout NumberEffects) {
    guard let rest = postponed else { return }
    postponed = nil
    switch rest {
    case .interrupted: interrupt(&effects)
    case .stepped(let direction): stepOnce(direction, &effects)
    case .keyDown(let key): keyDown(key, at: now, &effects)
    case .wheelTurned(let turn): turnWheel(turn, &effects)
    case .chosen(let number): choose(number, &effects)
    case .woken: wake(at: now, &effects)
    }
  }

  /// An answer counts only if the user has done nothing else since the question.
  package mutating func dropQuestion() {
    guard isAsking else { return }
    question = nil
    postponed = nil
  }
}

extension NumberEvent {
  /// Whether the user did it, be it to the number or only to its text.
  fileprivate var isAct: Bool {
    switch self {
    case .pressed, .released, .interrupted, .stepped, .keyDown, .keyUp, .wheelTurned, .focused,
      .entryBegan, .entryEdited, .entryCommitted, .entryEnded, .entryReverted, .chosen:
      true
    case .configured, .numberSet, .reset, .answered, .proceeded, .bound, .unbound,
      .journalRead, .loaded, .pushed, .loadFailed, .saveAnswered, .clientMade, .flushed, .reloaded,
      .retried, .woken:
      false
    }
  }
}
