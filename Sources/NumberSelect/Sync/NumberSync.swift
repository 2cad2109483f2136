/// Keeps one number right between its user and its source, whatever the network does.
///
/// There are three observations, all in the journal: what the source said last (`confirmed`), what
/// the user chose (`intent`), and the save whose outcome is not known (`sent`). What is shown is
/// derived from them, so nothing is ever rolled back, only forgotten.
///
/// The engine has no clock and no random numbers. It is told the time, asks to be woken, and asks
/// for a new client name when it needs one; so a simulator can run it through years of bad luck.
///
/// It is large and has a handful of readers at every event, so it is not copied but shared. What it
/// is part of is a value all the same: a selector that shares its engine with a copy of itself takes
/// one of its own before it changes anything, see ``NumberSelector/ownSync``.
package final class NumberSync: @unchecked Sendable {
  /// What the journal keeps.
  package var record: NumberRecord {
    didSet { isJournaled = false }
  }

  /// Whether the journal was told of the record as it is now.
  var isJournaled = false

  /// Who wins when somebody else chose at the same time as a user who is here.
  var conflictPolicy = NumberSettings.ConflictPolicy.userWins

  /// The document that the user saw last, while a text or a hold stands in place of the number.
  package internal(set) var lastSeen: NumberRecord.Base?

  /// The last attempt that was made, counted from 1 since the app was started.
  package internal(set) var attempts: Int64 = 0

  /// The attempt whose answer is awaited.
  package internal(set) var attemptInFlight: Int64?

  /// The acts that are not sent yet.
  package internal(set) var unsent: Unsent?

  /// The save leaves without waiting for quiet.
  var isUrgent = false

  /// The source will not have it; only the host can go on.
  package internal(set) var isStopped = false

  /// The name of this client is used by another device; saving waits for a new one.
  package internal(set) var lacksClient = false

  /// The document that is to be judged under the new name.
  package internal(set) var contested: SyncDocument?

  /// How often in a row an attempt came to nothing, and when the next is due.
  package internal(set) var saveBackoff = Backoff()

  /// How often in a row the source had another document than the one that the number was chosen
  /// over.
  package internal(set) var staleAnswers = 0

  /// How often in a row somebody else had chosen.
  package var contests = 0

  /// The source is to be asked, even though there is a document: something came from another store,
  /// or the source was asked in vain.
  package internal(set) var hasToAsk = false

  package internal(set) var loading = Loading.idle
  var loadBackoff = Backoff()

  /// How long a choice has been on its way.
  var wait = SaveWait()

  /// Starts with what the journal kept, or with a fresh record.
  ///
  /// A number that was chosen before the start is sent at once.
  package init(_ record: NumberRecord) {
    self.record = record
    self.record.intent?.isRestored = true
  }

  package struct Unsent: Equatable, Sendable {
    let first: Milliseconds
    let last: Milliseconds
  }

  package enum Loading: Equatable, Sendable {
    case idle
    case underWay
    case failed
    /// Only the host can go on.
    case stopped
  }
}

extension NumberSync {
  /// What is shown, or `nil` while nothing is known.
  var number: ExactDecimal? {
    switch record.intent?.choice {
    case .number(let number): number
    case .some(.none): record.confirmed?.rule.initialNumber.normalized
    case nil: record.confirmed?.shownNumber
    }
  }

  /// Asks for the record to be written if that was not done yet.
  func keepJournal(_ effects: inout NumberEffects) {
    effects.writesJournal = !isJournaled
    isJournaled = true
  }

  /// When there is something to do, as opposed to something to say.
  var actionDeadline: Milliseconds? { earlier(sendTime, loadTime) }

  /// When the engine has to be woken.
  package var deadline: Milliseconds? { earlier(actionDeadline, wait.deadline) }
}

/// The earlier of two times that may never come.
package func earlier(_ left: Milliseconds?, _ right: Milliseconds?) -> Milliseconds? {
  guard let left, let right else { return left ?? right }
  return min(left, right)
}

extension NumberRecord {
  mutating func nextSequence() -> Int64 {
    lastSequence += 1
    return lastSequence
  }

  /// Whether the save was made by this client under its present name.
  func isOwn(_ writer: SyncDocument.Writer?) -> Bool {
    guard let writer else { return false }
    return writer.client == client && writer.sequence <= lastSequence
  }
}
