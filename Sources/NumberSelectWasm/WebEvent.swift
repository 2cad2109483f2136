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
    case .configured: return .configured(settings)
    case .reset: return .reset
    case .answered: return question.map { .answered($0, isAllowed: argument == 1) }
    case .proceeded: return .proceeded
    case .woken: return .woken
    }
  }
}
