import NumberSelect

/// A save on its way.
struct Request {
  /// Its place among all requests.
  let number: Int
  let device: Int
  let life: Int
  let act: Int
  /// What the act was when the save was sent.
  let choice: NumberChoice
  /// What is on the wire.
  let save: NumberSend
  let conflictPolicy: NumberSettings.ConflictPolicy
  /// The device waits for the answer.
  var isAwaited = true
}

/// What the source answers to a save. Documents are entries of the history.
enum Reply: Equatable {
  case stored(Int)
  case stale(Int)
  case sequenceUsed(Int)
  case refused(Int)
  case unavailable(retryAfter: Milliseconds?)
  case lost
  case rejected

  var entry: Int? {
    switch self {
    case .stored(let entry), .stale(let entry), .sequenceUsed(let entry), .refused(let entry):
      entry
    case .unavailable, .lost, .rejected: nil
    }
  }
}
