// What the host does. None of it is told to the host again.
extension NumberSelector {
  mutating func configure(_ settings: NumberSettings, _ effects: inout NumberEffects) {
    self.settings = settings
    refreshRule(&effects)
  }

  mutating func set(_ number: ExactDecimal?, _ effects: inout NumberEffects) {
    if let number {
      take(.number(number.normalized), &effects)
    } else {
      take(isBound ? .forgotten : .noNumber, &effects)
    }
  }

  mutating func reset(_ effects: inout NumberEffects) {
    take(isBound ? .forgotten : .untouched, &effects)
  }

  /// Takes the host's choice. A host may well set what it was just told: that changes nothing.
  private mutating func take(_ new: Choice, _ effects: inout NumberEffects) {
    replaceUneditedText(&effects)
    if new == choice || isConfirmed(new) { return }
    let old = number
    choice = new
    if number != old { uncommitted = nil }
    if uncommitted == nil { saveChoice(&effects) }
    endHoldIfBlocked(&effects)
  }

  /// Whether the source says so already.
  private func isConfirmed(_ new: Choice) -> Bool {
    guard choice == .untouched, case .known(let known) = source else { return false }
    return switch new {
    case .number(let number): known.number == number
    case .forgotten: known.number == nil
    case .untouched, .noNumber: false
    }
  }

  /// Works out anew what follows from the rule.
  mutating func refreshRule(_ effects: inout NumberEffects) {
    allowed = AllowedNumbers(rule)
    unmarkNumber(&effects)
    replaceUneditedText(&effects)
    endHoldIfBlocked(&effects)
  }

  private mutating func replaceUneditedText(_ effects: inout NumberEffects) {
    if entry?.reading == nil { effects.replacesText = true }
  }
}
