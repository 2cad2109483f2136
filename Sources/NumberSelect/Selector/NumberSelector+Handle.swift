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
    if control.isBound {
      let kept = sync?.record
      perform(event, at: now, &effects)
      keepInStep(at: now, &effects)
      effects.writesJournal = sync != nil && sync?.record != kept
      noteNews(effects)
      noteWait(after: event, at: now, effects)
    } else {
      perform(event, at: now, &effects)
      noteNews(effects)
    }
    return effects
  }

  private mutating func perform(
    _ event: NumberEvent, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    switch event {
    case .bound: bind(&effects)
    case .unbound: unbind(&effects)
    case .journalRead(let record): open(record, &effects)
    case .loaded, .pushed, .loadFailed, .saveAnswered, .clientMade: hear(event, at: now, &effects)
    case .flushed: flush(at: now, &effects)
    case .reloaded: sync?.reload()
    case .retried: sync?.retry()
    case .configured(let settings):
      sync?.conflictPolicy = settings.conflictPolicy
      control.take(event, at: now, &effects)
    default: control.take(event, at: now, &effects)
    }
  }
}
