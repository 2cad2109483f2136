/// What a typed text was found to say.
public enum NumberReading: Equatable, Sendable {
  /// Nothing but space.
  case empty
  /// One number, without any doubt about its size.
  case number(ExactDecimal)
  /// A number, but with more digits than can be kept exactly.
  case tooManyDigits
  /// No number, or a text that could be two different ones.
  case unreadable
}
