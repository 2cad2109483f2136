/// Which way a step goes.
public enum Direction: Equatable, Sendable {
  case down
  case up
}
