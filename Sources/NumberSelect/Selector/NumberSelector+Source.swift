// The number's life at its source.
extension NumberSelector {
  mutating func bind(_ effects: inout NumberEffects) {
    startOver()
    control.start(over: SourceView(stage: .opening), &effects)
    effects.opensJournal = true
  }

  mutating func unbind(_ effects: inout NumberEffects) {
    startOver()
    control.start(over: SourceView(), &effects)
  }

  private mutating func startOver() {
    sync = nil
    news = nil
    wait = SaveWait()
  }

  /// Goes on with what the journal kept.
  mutating func open(_ record: NumberRecord, _ effects: inout NumberEffects) {
    guard control.isBound, !control.isSourceOpen else { return }
    var sync = NumberSync(record)
    sync.conflictPolicy = settings.conflictPolicy
    control.see(sync.view, &effects)
    self.sync = sync
  }

  /// Takes what the source says.
  mutating func hear(
    _ event: NumberEvent, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    guard sync != nil else { return }
    switch event {
    case .loaded(let document): sync?.takeLoaded(document, &effects)
    case .pushed(let document): sync?.hear(document, &effects)
    case .loadFailed(let failure): sync?.failToLoad(failure, at: now)
    case .saveAnswered(let attempt, let answer):
      sync?.take(answer, to: attempt, at: now, &effects)
    case .clientMade(let client): sync?.take(client: client, at: now, &effects)
    default: break
    }
    if let view = sync?.view { control.see(view, &effects) }
  }

  mutating func flush(at now: Milliseconds, _ effects: inout NumberEffects) {
    control.endHold(&effects)
    handOverChoice(at: now, &effects)
    sync?.flush()
  }

  /// Hands a choice over to the engine and lets it do what is due.
  mutating func keepInStep(at now: Milliseconds, _ effects: inout NumberEffects) {
    handOverChoice(at: now, &effects)
    let isHidden = control.choice != .untouched || control.isTextEdited
    sync?.noteSight(isHidden: isHidden)
    sync?.proceed(at: now, &effects)
    showSync()
  }

  /// Lets the control see what the engine says now.
  package mutating func showSync() {
    if let view = sync?.view { control.source = view }
  }

  private mutating func handOverChoice(at now: Milliseconds, _ effects: inout NumberEffects) {
    guard sync != nil, let chosen = effects.chosen else { return }
    effects.chosen = nil
    sync?.choose(chosen, at: now)
    if let view = sync?.view { control.yield(to: view) }
  }
}

extension NumberSync {
  /// What a control has to know.
  var view: SourceView {
    SourceView(
      stage: .open,
      rule: record.confirmed?.rule,
      number: number,
      choice: record.intent?.choice ?? record.confirmed?.choice,
      hasFailed: loading == .failed || loading == .stopped)
  }
}
