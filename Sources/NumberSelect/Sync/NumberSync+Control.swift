// The engine and the number in the hands of its user: what one says, the other sees.
extension NumberSync {
  /// Goes on with what the journal kept.
  ///
  /// - Returns: `nil` if the control waits for no journal.
  package static func open(
    _ record: NumberRecord, in control: inout NumberControl, _ effects: inout NumberEffects
  ) -> NumberSync? {
    guard control.isBound, !control.isSourceOpen else { return nil }
    let sync = NumberSync(record)
    sync.conflictPolicy = control.settings.conflictPolicy
    control.see(sync.view, &effects)
    return sync
  }

  /// Takes the document that was asked for.
  package func load(
    _ document: SyncDocument, in control: inout NumberControl, _ effects: inout NumberEffects
  ) {
    takeLoaded(document, &effects)
    control.see(view, &effects)
  }

  /// Takes a document that came by itself.
  package func hear(
    _ document: SyncDocument, in control: inout NumberControl, _ effects: inout NumberEffects
  ) {
    hear(document, &effects)
    control.see(view, &effects)
  }

  package func failToLoad(
    _ failure: LoadFailure, at now: Milliseconds, in control: inout NumberControl,
    _ effects: inout NumberEffects
  ) {
    failToLoad(failure, at: now)
    control.see(view, &effects)
  }

  /// Takes the answer to an attempt, with the document that came with it.
  package func take(
    _ verdict: SaveVerdict, _ document: SyncDocument?, pause: Milliseconds?, to attempt: Int64,
    at now: Milliseconds, in control: inout NumberControl, _ effects: inout NumberEffects
  ) {
    take(verdict, document, pause: pause, to: attempt, at: now, &effects)
    if document != nil { wait.beginAnew() }
    control.see(view, &effects)
  }

  package func take(
    client: WireName, at now: Milliseconds, in control: inout NumberControl,
    _ effects: inout NumberEffects
  ) {
    take(client: client, at: now, &effects)
    control.see(view, &effects)
  }

  /// Sends what was chosen without waiting for quiet, as when the user leaves. A hold is over by then.
  package func flush(
    at now: Milliseconds, in control: inout NumberControl, _ effects: inout NumberEffects
  ) {
    take(choiceOf: &control, at: now, &effects)
    flush()
  }

  /// Takes over what was chosen and does what is due.
  package func keepInStep(
    at now: Milliseconds, with control: inout NumberControl, _ effects: inout NumberEffects
  ) {
    take(choiceOf: &control, at: now, &effects)
    noteSight(isHidden: control.choice != .untouched || control.isTextEdited)
    proceed(at: now, &effects)
    keepJournal(&effects)
    control.source = view
  }

  private func take(
    choiceOf control: inout NumberControl, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    guard let chosen = effects.chosen else { return }
    effects.chosen = nil
    choose(chosen, at: now)
    control.yield(to: view)
  }

  /// What a control has to know.
  package var view: SourceView {
    SourceView(
      stage: .open,
      number: number,
      choice: record.intent?.choice ?? record.confirmed?.choice,
      hasFailed: hasFailedToLoad,
      rule: record.confirmed?.rule)
  }
}
