import NumberSelect

/// What a source can say, by number, and what else a number with a source can be told.
enum WebAnswer: Int32 {
  case loaded, pushed, loadFailed, loadRefused
  case stored, stale, sequenceUsed, refused, unavailable, lost, rejected
  case clientMade, flushed, retried, woken

  /// What it says of a save.
  var verdict: SaveVerdict? { SaveVerdict(rawValue: rawValue - WebAnswer.stored.rawValue) }
}

extension WebSourcedNumber {
  /// Takes what the source says. ``finish(at:)`` has to follow.
  ///
  /// - Parameters:
  ///   - attempt: Which save it answers.
  ///   - pause: How long the source asked to wait.
  ///   - words: A document, or the client name.
  func take(
    _ answer: WebAnswer, _ attempt: Int64, _ pause: Milliseconds?, _ words: WordReader,
    at now: Milliseconds
  ) {
    switch answer {
    case .loaded:
      if let document = words.document {
        selector.load(document, &effects)
      } else {
        selector.failToLoad(.passing(retryAfter: nil), at: now, &effects)
      }
    case .pushed: if let document = words.document { selector.hear(document, &effects) }
    case .loadFailed: selector.failToLoad(.passing(retryAfter: pause), at: now, &effects)
    case .loadRefused: selector.failToLoad(.lasting, at: now, &effects)
    case .stored, .stale, .sequenceUsed, .refused, .unavailable, .lost, .rejected:
      guard let verdict = answer.verdict else { return }
      selector.take(
        verdict, words.document, pause: pause, to: attempt, at: now, &effects)
    case .clientMade:
      if let client = WireName(words.rest) { selector.take(client: client, at: now, &effects) }
    case .flushed: selector.flush(at: now, &effects)
    case .retried: selector.retry()
    case .woken: selector.control.wake(at: now, &effects)
    }
  }
}
