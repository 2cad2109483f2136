// The number's life at its source.
extension NumberSelector {
  mutating func bind(_ effects: inout NumberEffects) {
    startOver(with: .opening, &effects)
    effects.opensJournal = true
  }

  mutating func unbind(_ effects: inout NumberEffects) {
    startOver(with: .none, &effects)
  }

  private mutating func startOver(with source: Source, _ effects: inout NumberEffects) {
    hold = nil
    uncommitted = nil
    postponed = nil
    question = nil
    wheelRest = 0
    replaceText(&effects)
    choice = .untouched
    sync = nil
    self.source = source
    refreshRule(&effects)
  }

  /// Goes on with what the journal kept. What the host has set meanwhile is newer.
  mutating func open(_ record: NumberRecord, _ effects: inout NumberEffects) {
    guard source == .opening else { return }
    let old = number
    source = .open
    sync = NumberSync(record)
    sync?.conflictPolicy = settings.conflictPolicy
    handOver(choice, &effects)
    refreshRule(&effects)
    tellSourceChange(from: old, &effects)
  }

  /// Takes what the source says.
  mutating func hear(
    _ event: NumberEvent, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    guard sync != nil else { return }
    let old = number
    switch event {
    case .loaded(let document): sync?.takeLoaded(document, &effects)
    case .pushed(let document): sync?.hear(document, &effects)
    case .loadFailed(let failure): sync?.failToLoad(failure, at: now)
    case .saveAnswered(let attempt, let answer):
      sync?.take(answer, to: attempt, at: now, &effects)
    case .clientMade(let client): sync?.take(client: client, at: now, &effects)
    default: break
    }
    refreshRule(&effects)
    tellSourceChange(from: old, &effects)
  }

  mutating func flush(at now: Milliseconds, _ effects: inout NumberEffects) {
    endHold(&effects)
    handOverChoice(at: now, &effects)
    sync?.flush()
  }

  /// Hands a choice over to the engine and lets it do what is due.
  mutating func keepSourceInStep(at now: Milliseconds, _ effects: inout NumberEffects) {
    handOverChoice(at: now, &effects)
    let isHidden = choice != .untouched || isTextEdited
    sync?.noteSight(isHidden: isHidden)
    sync?.proceed(at: now, &effects)
  }

  private mutating func handOverChoice(at now: Milliseconds, _ effects: inout NumberEffects) {
    guard source == .open, let chosen = effects.chosen else { return }
    effects.chosen = nil
    choice = .untouched
    sync?.choose(chosen, at: now)
  }

  private func tellSourceChange(from old: ExactDecimal?, _ effects: inout NumberEffects) {
    guard old != number else { return }
    effects.sourceChange = NumberChange(old: old, new: number, stage: .changedAndCommitted)
  }
}

extension NumberSelector.Choice {
  init(_ choice: NumberChoice) {
    switch choice {
    case .number(let number): self = .number(number)
    case .none: self = .forgotten
    }
  }
}
