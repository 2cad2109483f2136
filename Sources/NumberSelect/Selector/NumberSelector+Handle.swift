extension NumberSelector {
  /// Takes an event.
  ///
  /// Every event has a defined answer in every state; one that makes no sense changes nothing.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - now: The time, which must not go back from one call to the next.
  /// - Returns: What is to be done.
  public mutating func handle(_ event: NumberEvent, at now: Milliseconds) -> NumberEffects {
    var effects = NumberEffects()
    if event.endsNews { news = nil }
    perform(event, at: now, &effects)
    let sync = ownSync
    sync?.keepInStep(at: now, with: &control, &effects)
    noteNews(effects)
    if sync?.noteWait(at: now, effects) == true, news == nil { news = .saved }
    return effects
  }

  private mutating func perform(
    _ event: NumberEvent, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    switch event {
    case .bound: bind(&effects)
    case .unbound: unbind(&effects)
    case .journalRead(let record): open(record, &effects)
    case .loaded(let document): ownSync?.load(document, in: &control, &effects)
    case .pushed(let document): ownSync?.hear(document, in: &control, &effects)
    case .loadFailed(let failure):
      ownSync?.failToLoad(failure, at: now, in: &control, &effects)
    case .saveAnswered(let attempt, let answer): take(answer, to: attempt, at: now, &effects)
    case .clientMade(let client):
      ownSync?.take(client: client, at: now, in: &control, &effects)
    case .flushed:
      control.endHold(&effects)
      ownSync?.flush(at: now, in: &control, &effects)
    case .reloaded: ownSync?.reload()
    case .retried: ownSync?.retry()
    case .configured(let settings):
      ownSync?.conflictPolicy = settings.conflictPolicy
      control.take(event, at: now, &effects)
    default: control.take(event, at: now, &effects)
    }
  }
}
