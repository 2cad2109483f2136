// Typing.
extension NumberControl {
  package mutating func beginEntry(_ effects: inout NumberEffects) {
    guard entry == nil else {
      entry?.isLeft = false
      return
    }
    entry = Entry()
    effects.replacesText = true
  }

  package mutating func editEntry(_ reading: NumberReading, _ effects: inout NumberEffects) {
    guard isOperable else { return }
    endHold(&effects)
    entry = Entry(reading: reading)
  }

  /// Makes the typed text count. A text that cannot be used stays and is marked.
  package mutating func commitEntry(_ effects: inout NumberEffects) {
    guard let reading = entry?.reading, isOperable else { return }
    switch reading {
    case .number(let number): settle(on: number, &effects)
    case .empty: settleOnNothing(&effects)
    case .unreadable, .tooManyDigits: markEntry(&effects)
    }
  }

  package mutating func endEntry(_ effects: inout NumberEffects) {
    guard entry != nil else { return }
    commitEntry(&effects)
    if entry?.isMarked == true {
      entry?.isLeft = true
    } else {
      entry = nil
      effects.replacesText = true
    }
  }

  package mutating func revertEntry(_ effects: inout NumberEffects) {
    if entry != nil { replaceText(&effects) }
  }

  mutating func choose(_ number: ExactDecimal, _ effects: inout NumberEffects) {
    guard isOperable else { return }
    endHold(&effects)
    if effects.change != nil { return postpone(.chosen(number), &effects) }
    settle(on: number, &effects)
  }

  private mutating func settle(on number: ExactDecimal, _ effects: inout NumberEffects) {
    let isKept = settings.commitPolicy == .mark || allowed.contains(number)
    guard let settled = isKept ? number : allowed.nearest(to: number) else {
      return markEntry(&effects)
    }
    replaceText(&effects)
    propose(
      settled, .changedAndCommitted, insteadOf: settled == number ? nil : number, &effects)
  }

  private mutating func settleOnNothing(_ effects: inout NumberEffects) {
    replaceText(&effects)
    guard canBeEmpty else { return }
    propose(nil, .changedAndCommitted, &effects)
  }

  /// Puts the number in place of the text, edited or not.
  mutating func replaceText(_ effects: inout NumberEffects) {
    entry = entry?.isLeft == false ? Entry() : nil
    effects.replacesText = true
  }

  private mutating func markEntry(_ effects: inout NumberEffects) {
    guard entry?.reading != nil else { return }
    entry?.isMarked = true
    effects.marksText = true
  }

  /// A number was marked because no number was allowed. Now there are some.
  mutating func unmarkNumber(_ effects: inout NumberEffects) {
    guard case .number = entry?.reading, allowed.lowest != nil else { return }
    entry?.isMarked = false
    if entry?.isLeft == true { replaceText(&effects) }
  }

  /// Marks a typed text that no step can start from.
  mutating func marksUnusableEntry(_ effects: inout NumberEffects) -> Bool {
    switch entry?.reading {
    case .unreadable, .tooManyDigits:
      markEntry(&effects)
      return true
    case .number, .empty, nil:
      return false
    }
  }

  /// Makes the typed text count before the number goes on from it.
  ///
  /// - Returns: Whether there is nothing left to do for now: the text could not be used, or it was
  ///   a change of its own and `event` comes once more when the host has been told.
  mutating func settlesEntry(
    before event: Postponed, _ effects: inout NumberEffects
  ) -> Bool {
    guard entry?.reading != nil else { return false }
    commitEntry(&effects)
    if entry?.isMarked == true { return true }
    if isAsking {
      postponed = event
      return true
    }
    guard effects.change != nil else { return false }
    postpone(event, &effects)
    return true
  }
}
