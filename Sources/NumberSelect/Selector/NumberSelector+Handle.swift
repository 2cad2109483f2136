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
    if sync != nil { keepInStep(at: now, &effects) }
    noteNews(effects)
    noteWait(at: now, effects)
    return effects
  }

  private mutating func perform(
    _ event: NumberEvent, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    switch event {
    case .bound: bind(&effects)
    case .unbound: unbind(&effects)
    case .journalRead(let record): open(record, &effects)
    case .loaded(let document): load(document, &effects)
    case .pushed(let document): hear(document, &effects)
    case .loadFailed(let failure): failToLoad(failure, at: now, &effects)
    case .saveAnswered(let attempt, let answer): take(answer, to: attempt, at: now, &effects)
    case .clientMade(let client): take(client: client, at: now, &effects)
    case .flushed: flush(at: now, &effects)
    case .reloaded: sync?.reload()
    case .retried: retry()
    case .configured(let settings):
      sync?.conflictPolicy = settings.conflictPolicy
      control.take(event, at: now, &effects)
    default: control.take(event, at: now, &effects)
    }
  }
}
