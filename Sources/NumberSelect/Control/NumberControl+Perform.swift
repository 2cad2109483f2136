extension NumberControl {
  /// Takes an event of the user, the host or the time. Those of a source are not for a control.
  package mutating func take(
    _ event: NumberEvent, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    switch event {
    case .answered(let change, let isAllowed):
      takeAnswer(isAllowed, to: change, &effects)
    case .proceeded:
      guard let event = postponed else { break }
      postponed = nil
      perform(event.event, at: now, &effects)
    default:
      if event.isAct { dropQuestion() }
      perform(event, at: now, &effects)
    }
  }

  /// An answer counts only if the user has done nothing else since the question.
  mutating func dropQuestion() {
    guard isAsking else { return }
    question = nil
    postponed = nil
  }

  private mutating func perform(
    _ event: NumberEvent, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
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
    case .answered, .proceeded, .bound, .unbound, .journalRead, .loaded, .pushed, .loadFailed,
      .saveAnswered, .clientMade, .flushed, .reloaded, .retried:
      break
    }
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
