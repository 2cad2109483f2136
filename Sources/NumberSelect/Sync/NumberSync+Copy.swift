extension NumberSync {
  /// Another engine that stands where this one does.
  func copy() -> NumberSync {
    let copy = NumberSync(record)
    copy.record = record
    copy.isJournaled = isJournaled
    copy.conflictPolicy = conflictPolicy
    copy.lastSeen = lastSeen
    copy.attempts = attempts
    copy.attemptInFlight = attemptInFlight
    copy.unsent = unsent
    copy.isUrgent = isUrgent
    copy.isStopped = isStopped
    copy.lacksClient = lacksClient
    copy.contested = contested
    copy.saveBackoff = saveBackoff
    copy.staleAnswers = staleAnswers
    copy.contests = contests
    copy.hasToAsk = hasToAsk
    copy.loading = loading
    copy.loadBackoff = loadBackoff
    copy.wait = wait
    return copy
  }
}

extension NumberSync: Equatable {
  package static func == (left: NumberSync, right: NumberSync) -> Bool {
    left === right
      || left.record == right.record && left.isJournaled == right.isJournaled
        && left.conflictPolicy == right.conflictPolicy && left.lastSeen == right.lastSeen
        && left.attempts == right.attempts && left.attemptInFlight == right.attemptInFlight
        && left.unsent == right.unsent && left.isUrgent == right.isUrgent
        && left.isStopped == right.isStopped && left.lacksClient == right.lacksClient
        && left.contested == right.contested && left.saveBackoff == right.saveBackoff
        && left.staleAnswers == right.staleAnswers && left.contests == right.contests
        && left.hasToAsk == right.hasToAsk && left.loading == right.loading
        && left.loadBackoff == right.loadBackoff && left.wait == right.wait
  }
}
