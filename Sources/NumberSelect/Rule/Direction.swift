/// Which way a step goes.
public enum Direction: Equatable, Sendable {
  /// To a lower number.
  case down
  /// To a higher number.
  case up
}
