import NumberSelect

/// What a source can say, by number, and what else a number with a source can be told.
enum WebAnswer: Int32 {
  case loaded, pushed, loadFailed, loadRefused
  case stored, stale, sequenceUsed, refused, unavailable, lost, rejected
  case clientMade, flushed, retried, woken

  /// - Returns: `nil` for a push that is no document.
  func event(_ attempt: Int64, _ pause: Milliseconds?, _ words: WordReader) -> NumberEvent? {
    switch self {
    case .loaded:
      guard let document = words.document else { return .loadFailed(.passing(retryAfter: nil)) }
      return .loaded(document)
    case .pushed: return words.document.map(NumberEvent.pushed)
    case .loadFailed: return .loadFailed(.passing(retryAfter: pause))
    case .loadRefused: return .loadFailed(.lasting)
    case .stored, .stale, .sequenceUsed, .refused, .unavailable, .lost, .rejected:
      return .saveAnswered(attempt: attempt, answer(pause, words.document))
    case .clientMade: return WireName(words.rest).map(NumberEvent.clientMade)
    case .flushed: return .flushed
    case .retried: return .retried
    case .woken: return .woken
    }
  }

  /// Without a document that can be read, it is not known what became of the save.
  private func answer(_ pause: Milliseconds?, _ document: SyncDocument?) -> SaveAnswer {
    switch self {
    case .unavailable: return .unavailable(retryAfter: pause)
    case .rejected: return .rejected
    default: break
    }
    guard let document else { return .lost }
    switch self {
    case .stored: return .stored(document)
    case .stale: return .stale(document)
    case .sequenceUsed: return .sequenceUsed(document)
    case .refused: return .refused(document)
    default: return .lost
    }
  }
}
