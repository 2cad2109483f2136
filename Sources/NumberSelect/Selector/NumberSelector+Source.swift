// What a source of numbers says.
extension NumberSelector {
  mutating func bind(_ effects: inout NumberEffects) {
    startOver(with: .loading, &effects)
    effects.loads = true
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
    self.source = source
    refreshRule(&effects)
  }

  mutating func take(_ answer: NumberOnSource, _ effects: inout NumberEffects) {
    guard isBound else { return }
    let wasKnown = source != .loading && source != .failed
    adopt(answer, &effects)
    if !wasKnown { saveChoice(&effects) }
  }

  mutating func failToLoad() {
    if source == .loading { source = .failed }
  }

  mutating func retry(_ effects: inout NumberEffects) {
    guard source == .failed else { return }
    source = .loading
    effects.loads = true
  }

  mutating func confirm(
    _ saved: NumberChoice, _ answer: NumberOnSource, _ effects: inout NumberEffects
  ) {
    guard isBound else { return }
    let old = number
    if choice == Choice(saved), uncommitted == nil { choice = .untouched }
    adopt(answer, from: old, &effects)
  }

  /// The source's rule has changed: the choice becomes the nearest allowed number.
  mutating func adjust(to answer: NumberOnSource, _ effects: inout NumberEffects) {
    guard isBound else { return }
    let old = number
    adopt(answer, from: old, &effects)
    guard case .number(let requested) = choice, !allowed.contains(requested) else { return }
    if let adjusted = allowed.nearest(to: requested) {
      choice = .number(adjusted)
      effects.adjustment = NumberAdjustment(requested: requested, adjusted: adjusted)
      saveChoice(&effects)
    } else {
      choice = .untouched
    }
    tellSourceChange(from: old, &effects)
  }

  private mutating func adopt(_ answer: NumberOnSource, _ effects: inout NumberEffects) {
    adopt(answer, from: number, &effects)
  }

  private mutating func adopt(
    _ answer: NumberOnSource, from old: ExactDecimal?, _ effects: inout NumberEffects
  ) {
    source = .known(answer)
    refreshRule(&effects)
    tellSourceChange(from: old, &effects)
  }

  private func tellSourceChange(from old: ExactDecimal?, _ effects: inout NumberEffects) {
    effects.sourceChange =
      old == number ? nil : NumberChange(old: old, new: number, stage: .changedAndCommitted)
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
