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
    let sync = sync
    let document = words.document
    switch answer {
    case .loaded:
      if let document {
        sync?.load(document, in: &control, &effects)
      } else {
        sync?.failToLoad(.passing(retryAfter: nil), at: now, in: &control, &effects)
      }
    case .pushed: if let document { sync?.hear(document, in: &control, &effects) }
    case .loadFailed:
      sync?.failToLoad(.passing(retryAfter: pause), at: now, in: &control, &effects)
    case .loadRefused: sync?.failToLoad(.lasting, at: now, in: &control, &effects)
    case .stored, .stale, .sequenceUsed, .refused, .unavailable, .lost, .rejected:
      guard let verdict = answer.verdict else { return }
      sync?.take(
        verdict, document, pause: pause, to: attempt, at: now, in: &control, &effects)
    case .clientMade:
      if let client = WireName(words.rest) {
        sync?.take(client: client, at: now, in: &control, &effects)
      }
    case .flushed:
      control.endHold(&effects)
      sync?.flush(at: now, in: &control, &effects)
    case .retried: sync?.retry()
    case .woken: control.wake(at: now, &effects)
    }
  }
}
