// When to load and to send.
extension NumberSync {
  /// How long it has to be quiet before a save leaves.
  static var quiet: Milliseconds { 300 }

  /// How long the first of several acts waits at most.
  static var longestWait: Milliseconds { 3000 }

  /// Does what is due.
  func proceed(at now: Milliseconds, _ effects: inout NumberEffects) {
    if let loadTime, loadTime <= now {
      loading = .underWay
      hasToAsk = false
      effects.loads = true
    }
    if let sendTime, sendTime <= now { send(&effects) }
  }

  /// When to load, or `nil` if there is no need to.
  var loadTime: Milliseconds? {
    switch loading {
    case .idle where record.confirmed == nil || hasToAsk: .min
    case .failed: loadBackoff.end ?? .min
    case .idle, .underWay, .stopped: nil
    }
  }

  /// When to send the intent, or `nil` if there is nothing to send or no way to.
  var sendTime: Milliseconds? {
    guard attemptInFlight == nil, !isStopped, !lacksClient, record.intent?.base != nil else {
      return nil
    }
    let pauseEnd = saveBackoff.end ?? .min
    if isUrgent { return saveBackoff.isAsked ? pauseEnd : .min }
    return max(quietEnd, pauseEnd)
  }

  private var quietEnd: Milliseconds {
    guard let unsent else { return .min }
    return min(unsent.last &+ Self.quiet, unsent.first &+ Self.longestWait)
  }

  private func send(_ effects: inout NumberEffects) {
    guard let intent = record.intent, let base = intent.base else { return }
    attempts += 1
    attemptInFlight = attempts
    record.sent = NumberRecord.Attempt(
      choice: intent.choice, sequence: intent.sequence, base: base)
    unsent = nil
    isUrgent = false
    effects.sends = true
  }

  /// The save whose answer is awaited.
  package var save: NumberSend? {
    guard let attemptInFlight, let sent = record.sent else { return nil }
    return NumberSend(
      attempt: attemptInFlight,
      choice: sent.choice,
      writer: SyncDocument.Writer(client: record.client, sequence: sent.sequence),
      base: sent.base.tag)
  }
}

/// A save to be sent, when the journal has been brought to the disk.
public struct NumberSend: Equatable, Sendable {
  /// Comes back with the answer.
  public var attempt: Int64
  /// What the source is asked to keep.
  public var choice: NumberChoice
  /// By which the source knows a save that it has carried out before.
  public var writer: SyncDocument.Writer
  /// The document that the save is made over: `If-Match`.
  public var base: SyncDocument.Tag

  package init(
    attempt: Int64, choice: NumberChoice, writer: SyncDocument.Writer, base: SyncDocument.Tag
  ) {
    self.attempt = attempt
    self.choice = choice
    self.writer = writer
    self.base = base
  }
}
