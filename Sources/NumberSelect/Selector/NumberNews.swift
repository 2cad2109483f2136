/// What happened to the number without its user's doing. It is news until the user does something
/// to the number again.
public enum NumberNews: Equatable, Sendable {
  /// The number that was asked for is not allowed, and became the nearest that is.
  case adjusted(NumberAdjustment)
  /// The source has another number than was shown.
  case changed
  /// A choice was given up.
  case gaveUp(NumberConflict)
  /// What could not be saved for long is saved now.
  case saved
}

extension NumberSelector {
  /// Keeps what has to be said of an event. Several things that come together are one change to the
  /// user, and the one that explains the others is told.
  package mutating func noteNews(_ effects: NumberEffects) {
    if let conflict = effects.conflict {
      news = .gaveUp(conflict)
    } else if let adjustment = effects.adjustment {
      news = .adjusted(adjustment)
    } else if let change = effects.sourceChange, change.old != nil, change.new != nil {
      news = .changed
    }
  }
}

extension NumberEvent {
  /// Whether it is an act upon the number, after which what happened before is no news any more.
  var endsNews: Bool {
    switch self {
    case .pressed, .stepped, .keyDown, .wheelTurned, .entryEdited, .entryCommitted, .entryReverted,
      .chosen, .numberSet, .reset:
      true
    default:
      false
    }
  }
}
