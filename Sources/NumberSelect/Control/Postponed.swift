/// What is left of an act when the host has been told of its first part.
enum Postponed: Equatable, Sendable {
  case interrupted
  case stepped(Direction)
  case keyDown(NumberKey)
  case wheelTurned(Int)
  case chosen(ExactDecimal)
  case woken
}
