// What the user and the host do.
extension NumberSync {
  /// Takes an act: a number that was chosen, absolute and under a sequence of its own.
  ///
  /// A choice that waits keeps the document that it was chosen over, for its user has seen no
  /// newer one.
  func choose(_ choice: NumberChoice, at now: Milliseconds) {
    if record.sent == nil, let confirmed = record.confirmed, choice == confirmed.choice {
      forgetIntent()
      return
    }
    record.intent = NumberRecord.Intent(
      choice: choice, sequence: record.nextSequence(), base: newBase)
    unsent = Unsent(first: unsent?.first ?? now, last: now)
  }

  /// The newest document that the user has seen, or won over.
  private var newBase: NumberRecord.Base? {
    record.intent?.base ?? lastSeen ?? record.confirmed?.base
  }

  /// Notes whether the user sees the number. What arrives while a text or a hold hides it, is not
  /// what the user chooses over.
  func noteSight(isHidden: Bool) {
    guard isHidden else {
      lastSeen = nil
      return
    }
    lastSeen = lastSeen ?? newBase
  }

  /// Sends without waiting for quiet, as when the user leaves.
  func flush() {
    guard let intent = record.intent else { return }
    isUrgent = attemptInFlight == nil || record.sent?.sequence != intent.sequence
  }

  /// Goes on after a stop, and at once where there was a pause.
  package func retry() {
    wait.beginAnew()
    isStopped = false
    saveBackoff = Backoff()
    loadBackoff = Backoff()
    if loading == .stopped { loading = .failed }
  }

  /// Asks the source once more, at once.
  func reload() {
    guard loading != .underWay else { return }
    loading = .failed
    loadBackoff = Backoff()
  }

  func forgetIntent() {
    if record.intent != nil { record.intent = nil }
    unsent = nil
    isUrgent = false
    staleAnswers = 0
    contests = 0
  }
}
