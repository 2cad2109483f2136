// What the host does. None of it is told to the host again.
extension NumberSelector {
  mutating func configure(_ settings: NumberSettings, _ effects: inout NumberEffects) {
    self.settings = settings
    refreshRule(&effects)
  }

  mutating func set(_ number: ExactDecimal?, _ effects: inout NumberEffects) {
    guard let number else { return clear(&effects) }
    choice = .number(number.normalized)
    hostHasChosen(&effects)
  }

  private mutating func clear(_ effects: inout NumberEffects) {
    guard settings.allowsNoNumber, !isBound else { return reset(&effects) }
    choice = .noNumber
    hostHasChosen(&effects)
  }

  mutating func reset(_ effects: inout NumberEffects) {
    choice = isBound ? .forgotten : .untouched
    hostHasChosen(&effects)
  }

  private mutating func hostHasChosen(_ effects: inout NumberEffects) {
    uncommitted = nil
    replaceUneditedText(&effects)
    saveChoice(&effects)
    endHoldIfBlocked(&effects)
  }

  /// Works out anew what follows from the rule.
  mutating func refreshRule(_ effects: inout NumberEffects) {
    allowed = AllowedNumbers(rule)
    replaceUneditedText(&effects)
    endHoldIfBlocked(&effects)
  }

  private mutating func replaceUneditedText(_ effects: inout NumberEffects) {
    if entry?.reading == nil { effects.replacesText = true }
  }
}
