// The number's life at its source.
extension NumberSelector {
  package mutating func bind(_ effects: inout NumberEffects) {
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
  package mutating func open(_ record: NumberRecord, _ effects: inout NumberEffects) {
    guard control.isBound, !control.isSourceOpen else { return }
    var sync = NumberSync(record)
    sync.conflictPolicy = settings.conflictPolicy
    control.see(sync.view, &effects)
    self.sync = sync
  }

  /// Takes the document that was asked for.
  package mutating func load(_ document: SyncDocument, _ effects: inout NumberEffects) {
    sync?.takeLoaded(document, &effects)
    seeSync(&effects)
  }

  /// Takes a document that came by itself.
  package mutating func hear(_ document: SyncDocument, _ effects: inout NumberEffects) {
    sync?.hear(document, &effects)
    seeSync(&effects)
  }

  package mutating func failToLoad(
    _ failure: LoadFailure, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    sync?.failToLoad(failure, at: now)
    seeSync(&effects)
  }

  package mutating func take(
    _ verdict: SaveVerdict, _ document: SyncDocument?, pause: Milliseconds?,
    to attempt: Int64, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    sync?.take(verdict, document, pause: pause, to: attempt, at: now, &effects)
    if document != nil { wait.beginAnew() }
    seeSync(&effects)
  }

  mutating func take(
    _ answer: SaveAnswer, to attempt: Int64, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    func take(_ verdict: SaveVerdict, _ document: SyncDocument?, pause: Milliseconds? = nil) {
      self.take(verdict, document, pause: pause, to: attempt, at: now, &effects)
    }
    switch answer {
    case .stored(let document): take(.stored, document)
    case .stale(let document): take(.stale, document)
    case .sequenceUsed(let document): take(.sequenceUsed, document)
    case .refused(let document): take(.refused, document)
    case .unavailable(let pause): take(.unavailable, nil, pause: pause)
    case .lost: take(.lost, nil)
    case .rejected: take(.rejected, nil)
    }
  }

  package mutating func take(
    client: WireName, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    sync?.take(client: client, at: now, &effects)
    seeSync(&effects)
  }

  package mutating func flush(at now: Milliseconds, _ effects: inout NumberEffects) {
    control.endHold(&effects)
    handOverChoice(at: now, &effects)
    sync?.flush()
  }

  package mutating func retry() {
    sync?.retry()
    wait.beginAnew()
  }

  /// Hands a choice over to the engine and lets it do what is due.
  package mutating func keepInStep(at now: Milliseconds, _ effects: inout NumberEffects) {
    handOverChoice(at: now, &effects)
    let isHidden = control.choice != .untouched || control.isTextEdited
    sync?.noteSight(isHidden: isHidden)
    sync?.proceed(at: now, &effects)
    sync?.keepJournal(&effects)
    showSync()
  }

  /// Lets the control see what the engine says now.
  package mutating func showSync() {
    if let view = sync?.view { control.source = view }
  }

  private mutating func seeSync(_ effects: inout NumberEffects) {
    if let view = sync?.view { control.see(view, &effects) }
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
