import NumberSelect

/// What the shell tells of, by number. An argument is 1 for up or true, 0 for down or false.
enum WebEvent: Int32 {
  case pressed, released, interrupted, stepped
  case stepKeyDown, pageKeyDown, endKeyDown, keyUp
  case wheelTurned, focused
  case entryBegan, entryCommitted, entryEnded, entryReverted
  case configured, reset, answered, proceeded, woken
}

extension WebNumber {
  /// The selector's event, or `nil` for an answer that nobody asked for.
  func event(_ event: WebEvent, _ argument: Int32) -> NumberEvent? {
    let direction = argument == 1 ? Direction.up : .down
    switch event {
    case .pressed: return .pressed(direction)
    case .released: return .released
    case .interrupted: return .interrupted
    case .stepped: return .stepped(direction)
    case .stepKeyDown: return .keyDown(.step(direction))
    case .pageKeyDown: return .keyDown(.page(direction))
    case .endKeyDown: return .keyDown(.end(direction))
    case .keyUp: return .keyUp
    case .wheelTurned: return .wheelTurned(Int(argument))
    case .focused: return .focused(argument == 1)
    case .entryBegan: return .entryBegan
    case .entryCommitted: return .entryCommitted
    case .entryEnded: return .entryEnded
    case .entryReverted: return .entryReverted
    case .configured: return .configured(wholeSettings)
    case .reset: return .reset
    case .answered: return question.map { .answered($0, isAllowed: argument == 1) }
    case .proceeded: return .proceeded
    case .woken: return .woken
    }
  }

  mutating func handle(_ event: NumberEvent, at now: Int64) -> Int32 {
    effects = selector.handle(event, at: now)
    question = effects.question ?? question
    return effects.bits
  }
}

extension NumberEffects {
  /// What is to be done, for the shell.
  var bits: Int32 {
    let stage = change?.stage
    return bit(0, replacesText) | bit(1, marksText)
      | bit(2, stage == .changing || stage == .changedAndCommitted)
      | bit(3, stage == .committed || stage == .changedAndCommitted)
      | bit(4, adjustment != nil) | bit(5, question != nil) | bit(6, proceeds)
      | bit(7, sourceChange != nil) | bit(8, conflict != nil) | bit(9, opensJournal)
      | bit(10, writesJournal) | bit(11, loads) | bit(12, sends != nil) | bit(13, wantsClient)
      | bit(14, sourceChange?.old != nil)
  }
}

func bit(_ place: Int32, _ isSet: Bool) -> Int32 { isSet ? 1 << place : 0 }
