// What the host does. None of it is told to the host again.
extension NumberControl {
  package mutating func configure(_ settings: NumberSettings, _ effects: inout NumberEffects) {
    self.settings = settings
    refreshRule(&effects)
  }

  package mutating func set(_ number: ExactDecimal?, _ effects: inout NumberEffects) {
    if let number {
      take(.number(number.normalized), &effects)
    } else {
      take(isBound ? .forgotten : .noNumber, &effects)
    }
  }

  package mutating func reset(_ effects: inout NumberEffects) {
    take(isBound ? .forgotten : .untouched, &effects)
  }

  /// Takes the host's choice. A host may well set what it was just told: that changes nothing.
  private mutating func take(_ new: Choice, _ effects: inout NumberEffects) {
    replaceUneditedText(&effects)
    if new == choice || isKnown(new) { return }
    uncommitted = nil
    choice = new
    handOver(new, &effects)
    endHoldIfBlocked(&effects)
  }

  /// Whether this is what is on its way to the source, or what the source says.
  private func isKnown(_ new: Choice) -> Bool {
    guard choice == .untouched, let known = source.choice else { return false }
    return new == Choice(known)
  }

  /// Makes the host's choice an intent, whether it is allowed or not: the source decides.
  func handOver(_ choice: Choice, _ effects: inout NumberEffects) {
    guard isSourceOpen else { return }
    switch choice {
    case .number(let number): effects.chosen = .number(number)
    case .forgotten: effects.chosen = NumberChoice.none
    case .untouched, .noNumber: break
    }
  }

  /// Works out anew what follows from the rule.
  mutating func refreshRule(_ effects: inout NumberEffects) {
    weighRule()
    unmarkNumber(&effects)
    replaceUneditedText(&effects)
    endHoldIfBlocked(&effects)
  }

  private mutating func replaceUneditedText(_ effects: inout NumberEffects) {
    if entry?.reading == nil { effects.replacesText = true }
  }
}
