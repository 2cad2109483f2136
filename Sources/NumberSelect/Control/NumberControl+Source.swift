// What comes from the source.
extension NumberControl {
  /// Starts over with a source, whose journal is to be read first.
  package mutating func bind(_ effects: inout NumberEffects) {
    start(over: SourceView(stage: .opening), &effects)
    effects.opensJournal = true
  }

  /// Shows the number of another source, or of none, and starts over with it.
  mutating func start(over source: SourceView, _ effects: inout NumberEffects) {
    hold = nil
    uncommitted = nil
    postponed = nil
    question = nil
    wheelRest = 0
    replaceText(&effects)
    choice = .untouched
    self.source = source
    refreshRule(&effects)
  }

  /// Takes what the source says. What the host has set before it was open, is newer.
  mutating func see(_ view: SourceView, _ effects: inout NumberEffects) {
    let old = number
    let opens = !isSourceOpen && view.stage == .open
    source = view
    if opens { handOver(choice, &effects) }
    refreshRule(&effects)
    guard old != number else { return }
    effects.sourceChange = NumberChange(old: old, new: number, stage: .changedAndCommitted)
  }

  /// What was chosen is at the source now, which says so from here on.
  mutating func yield(to view: SourceView) {
    choice = .untouched
    source = view
  }
}

extension NumberControl.Choice {
  init(_ choice: NumberChoice) {
    switch choice {
    case .number(let number): self = .number(number)
    case .none: self = .forgotten
    }
  }
}
