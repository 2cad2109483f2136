// What to do about a document that is not the one the number was chosen over.
extension NumberSync {
  /// How many such documents in a row are answered by going on at once.
  static var mostStaleAnswers: Int { 5 }

  /// How many choices of others in a row are overwritten.
  static var mostContests: Int { 5 }

  func judge(
    _ document: SyncDocument, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    guard let intent = record.intent else { return }
    staleAnswers += 1
    if record.isOwn(document.writer) {
      if document.writer?.sequence == intent.sequence { return forgetIntent() }
      goOn(over: document, at: now, &effects)
    } else if document.writer == nil || document.writer == intent.base?.writer {
      goOn(over: document, at: now, &effects)
    } else {
      resolveConflict(with: document, at: now, &effects)
    }
  }

  /// Somebody else chose.
  private func resolveConflict(
    with document: SyncDocument, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    guard let intent = record.intent else { return }
    contests += 1
    if intent.isRestored {
      giveWay(.restored, &effects)
    } else if conflictPolicy == .sourceWins {
      giveWay(.sourceWins, &effects)
    } else if contests > Self.mostContests {
      giveWay(.contested, &effects)
    } else {
      goOn(over: document, at: now, &effects)
    }
  }

  func giveWay(
    _ reason: NumberConflict.Reason, _ effects: inout NumberEffects
  ) {
    guard let intent = record.intent else { return }
    forgetIntent()
    effects.conflict = NumberConflict(forgotten: intent.choice, reason: reason)
  }

  private func goOn(
    over document: SyncDocument, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    record.intent?.base = document.base
    if staleAnswers > Self.mostStaleAnswers {
      saveBackoff.extend(at: now, asked: nil, seed: backoffSeed)
    }
    guard case .number(let number) = record.intent?.choice,
      !AllowedNumbers(document.rule).contains(number)
    else { return }
    adjust(to: document, &effects)
  }

  /// The intent becomes the nearest allowed number, as an act of its own.
  func adjust(to document: SyncDocument, _ effects: inout NumberEffects) {
    guard case .number(let number) = record.intent?.choice else { return }
    guard let nearest = AllowedNumbers(document.rule).nearest(to: number) else {
      return giveWay(.nothingAllowed, &effects)
    }
    let sequence = record.nextSequence()
    record.intent?.choice = .number(nearest)
    record.intent?.sequence = sequence
    effects.adjustment = NumberAdjustment(requested: number, adjusted: nearest)
  }

  /// Another device saves under our name: saving goes on under a new one.
  func loseClient(_ document: SyncDocument, _ effects: inout NumberEffects) {
    lacksClient = true
    contested = document
    effects.wantsClient = true
  }

  func take(
    client: WireName, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    guard lacksClient, let document = contested else { return }
    lacksClient = false
    contested = nil
    record.client = client
    record.lastSequence = 0
    guard record.intent != nil else { return }
    let sequence = record.nextSequence()
    record.intent?.sequence = sequence
    judge(document, at: now, &effects)
  }
}

/// A choice that was given up because somebody else chose.
public struct NumberConflict: Equatable, Sendable {
  /// Why the choice had to yield.
  public enum Reason: Equatable, Sendable {
    /// The choice was made before the app was started.
    case restored
    /// The host lets the source win.
    case sourceWins
    /// Others chose again and again.
    case contested
    /// The rule allows no number at all any more.
    case nothingAllowed
  }

  /// What is not going to be saved.
  public var forgotten: NumberChoice
  /// Why not.
  public var reason: Reason

  /// Makes what the user is told of.
  public init(forgotten: NumberChoice, reason: Reason) {
    self.forgotten = forgotten
    self.reason = reason
  }
}
