/// What is left of an act when the host has been told of its first part.
enum Postponed: Equatable, Sendable {
  case interrupted
  case stepped(Direction)
  case keyDown(NumberKey)
  case wheelTurned(Int)
  case chosen(ExactDecimal)
  case woken

  var event: NumberEvent {
    switch self {
    case .interrupted: .interrupted
    case .stepped(let direction): .stepped(direction)
    case .keyDown(let key): .keyDown(key)
    case .wheelTurned(let turn): .wheelTurned(turn)
    case .chosen(let number): .chosen(number)
    case .woken: .woken
    }
  }
}
