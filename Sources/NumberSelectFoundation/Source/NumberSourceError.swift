public import NumberContract

/// Why a source did not do what it was asked for.
public enum NumberSourceError: Error, Equatable, Sendable {
  /// Somebody else changed the number or its rule. This is what it is now.
  case conflict(NumberDocument)
  /// The client's name was used by another device. This is what the number is now.
  case clientInUse(NumberDocument)
  /// The rule does not allow the number. This is what it is now.
  case refused(NumberDocument)
  /// Nothing came back: whether a save arrived is not known.
  case unreachable(reason: String)
  /// The source cannot answer for now. Seconds to wait, if it said so.
  case unavailable(status: Int, retryAfter: Int?)
  /// The source will not do it however often it is asked.
  case rejected(status: Int, reason: String)
  /// The answer is not what the contract says.
  case unexpectedAnswer(reason: String)
  /// The request was given up.
  case cancelled

  /// Whether it makes sense to ask again later.
  public var isPassing: Bool {
    switch self {
    case .unreachable, .unavailable, .cancelled, .unexpectedAnswer: true
    case .conflict, .clientInUse, .refused, .rejected: false
    }
  }
}
