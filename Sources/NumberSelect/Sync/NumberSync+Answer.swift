/// What became of a save.
public enum SaveAnswer: Equatable, Sendable {
  /// It counts, now or since earlier. This is what the number is.
  case stored(SyncDocument)
  /// The number or its rule has changed since the document that the save was made over.
  case stale(SyncDocument)
  /// The sequence, or a later one, was used for another save under the same name.
  case sequenceUsed(SyncDocument)
  /// The rule does not allow the number.
  case refused(SyncDocument)
  /// Not now. How long to wait, if the source said so.
  case unavailable(retryAfter: Milliseconds?)
  /// Nothing came back; whether it arrived is not known.
  case lost
  /// Not like this.
  case rejected

  /// What the number is, if that came along.
  package var document: SyncDocument? {
    switch self {
    case .stored(let document), .stale(let document), .sequenceUsed(let document),
      .refused(let document):
      document
    case .unavailable, .lost, .rejected:
      nil
    }
  }
}

/// What became of a save, in a word.
package enum SaveVerdict: Int32 {
  case stored, stale, sequenceUsed, refused, unavailable, lost, rejected
}

// What the source says.
extension NumberSync {
  /// Takes a document that came by itself. It never touches an intent.
  ///
  /// Within one store an older document is ignored. One of another store is only a reason to ask:
  /// it may be a late word of a store that is gone.
  func hear(_ document: SyncDocument, _ effects: inout NumberEffects) {
    if loading != .underWay {
      loading = .idle
      loadBackoff = Backoff()
    }
    if isOfAnotherStore(document) { hasToAsk = true } else { adopt(document, &effects) }
  }

  private func isOfAnotherStore(_ document: SyncDocument) -> Bool {
    guard let confirmed = record.confirmed else { return false }
    return confirmed.tag.store != document.tag.store
  }

  /// Takes a document that was asked for. With another store, one restored from a backup, the
  /// versions start over; whether it is the last word is asked once more, for answers can cross.
  private func adoptAsked(_ document: SyncDocument, _ effects: inout NumberEffects) {
    if isOfAnotherStore(document) { hasToAsk = true }
    adopt(document, &effects)
  }

  private func adopt(_ document: SyncDocument, _ effects: inout NumberEffects) {
    if !isOfAnotherStore(document), let confirmed = record.confirmed,
      document.tag.version < confirmed.tag.version
    {
      return
    }
    if document != record.confirmed { record.confirmed = document }
    if let intent = record.intent, intent.base == nil { giveBase(document, &effects) }
  }

  /// What was chosen before any document was known is chosen over the first one, unless it was
  /// chosen before the start: nobody can tell then what its user would have seen.
  private func giveBase(_ document: SyncDocument, _ effects: inout NumberEffects) {
    if record.intent?.isRestored == true, document.writer != nil, !record.isOwn(document.writer) {
      giveWay(.restored, &effects)
    } else {
      record.intent?.base = document.base
    }
  }

  func takeLoaded(_ document: SyncDocument, _ effects: inout NumberEffects) {
    loading = .idle
    loadBackoff = Backoff()
    adoptAsked(document, &effects)
  }

  func failToLoad(_ failure: LoadFailure, at now: Milliseconds) {
    guard loading == .underWay else { return }
    switch failure {
    case .passing(let pause):
      loading = .failed
      hasToAsk = record.confirmed != nil
      loadBackoff.extend(at: now, asked: pause, seed: backoffSeed)
    case .lasting:
      loading = .stopped
    }
  }

  /// Takes the answer to an attempt. It settles that very attempt; late, it is only a document.
  ///
  /// - Parameter document: What came with it. Without one it is not known what became of the save,
  ///   unless the source will not have it at all.
  func take(
    _ verdict: SaveVerdict, _ document: SyncDocument?, pause: Milliseconds?,
    to attempt: Int64, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    guard attempt == attemptInFlight, let sent = record.sent else {
      if let document { hear(document, &effects) }
      return
    }
    attemptInFlight = nil
    guard let document else { return fail(verdict, pause, at: now) }
    adoptAsked(document, &effects)
    saveBackoff = Backoff()
    // One that was refused by the rule leaves an earlier one over the same document its chance.
    if verdict != .refused { record.sent = nil }
    switch verdict {
    case .stored: settle(sent, document)
    case .stale: judge(document, at: now, &effects)
    case .sequenceUsed: loseClient(document, &effects)
    case .refused: adjustRefused(sent, document, &effects)
    case .unavailable, .lost, .rejected: break
    }
  }

  private func fail(
    _ verdict: SaveVerdict, _ pause: Milliseconds?, at now: Milliseconds
  ) {
    if verdict == .rejected {
      isStopped = true
    } else {
      saveBackoff.extend(at: now, asked: pause, seed: backoffSeed)
    }
  }

  private func settle(_ sent: NumberRecord.Attempt, _ document: SyncDocument) {
    staleAnswers = 0
    contests = 0
    if record.isOwn(document.writer) {
      record.intent?.base = document.base
      lastSeen = lastSeen.map { _ in document.base }
    }
    if record.intent?.sequence == sent.sequence { forgetIntent() }
  }

  private func adjustRefused(
    _ sent: NumberRecord.Attempt, _ document: SyncDocument, _ effects: inout NumberEffects
  ) {
    guard let intent = record.intent, intent.sequence == sent.sequence else { return }
    guard case .number(let number) = intent.choice,
      !AllowedNumbers(document.rule).contains(number)
    else {
      isStopped = true
      return
    }
    adjust(to: document, &effects)
  }
}

/// Why a number could not be loaded.
public enum LoadFailure: Equatable, Sendable {
  /// Later it may work. How long to wait, if the source said so.
  case passing(retryAfter: Milliseconds?)
  /// It will not work however often it is tried.
  case lasting
}
