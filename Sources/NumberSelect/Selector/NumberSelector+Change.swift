/// A change that the user asks for.
struct Proposal: Equatable, Sendable {
  let number: ExactDecimal?
  let stage: NumberChange.Stage
  var adjustment: NumberAdjustment?

  func change(from old: ExactDecimal?) -> NumberChange {
    NumberChange(old: old, new: number, stage: stage)
  }
}

// The one gate for all that a user can do to the number.
extension NumberSelector {
  /// Whether the user can change the number at all.
  var isOperable: Bool {
    settings.isEnabled && settings.isEditable && isRuleKnown
  }

  var isBound: Bool { source != .none }

  /// Makes the change, or asks the host first if it wants to be asked.
  mutating func propose(_ proposal: Proposal, _ effects: inout NumberEffects) {
    guard settings.asksBeforeChange, proposal.number != number else {
      return apply(proposal, &effects)
    }
    question = proposal
    effects.question = proposal.change(from: number)
  }

  mutating func takeAnswer(
    _ isAllowed: Bool, to change: NumberChange, _ effects: inout NumberEffects
  ) {
    guard let proposal = question, proposal.change(from: number) == change else { return }
    question = nil
    if isAllowed {
      apply(proposal, &effects)
      effects.proceeds = postponed != nil
    } else {
      postponed = nil
      effects.replacesText = true
      endHold(&effects)
    }
  }

  private mutating func apply(_ proposal: Proposal, _ effects: inout NumberEffects) {
    if let adjustment = proposal.adjustment { effects.adjustment = adjustment }
    let old = number
    guard proposal.number != old else { return }
    if let number = proposal.number {
      choice = .number(number.normalized)
    } else {
      choice = .noNumber
    }
    effects.change = proposal.change(from: old)
    effects.replacesText = entry?.reading == nil
    if proposal.stage == .changing {
      uncommitted = uncommitted ?? Uncommitted(old: old)
      endHoldAtBound(&effects)
    } else {
      saveChoice(&effects)
    }
  }

  /// The last repeat of a hold that can go no further is followed by the end of the hold.
  private mutating func endHoldAtBound(_ effects: inout NumberEffects) {
    guard let hold, hold.means == .pointer, !canStep(hold.direction) else { return }
    postpone(.interrupted, &effects)
  }

  /// What was changed is final now.
  mutating func commitChanges(_ effects: inout NumberEffects) {
    guard let changes = uncommitted else { return }
    uncommitted = nil
    guard changes.old != number else { return }
    effects.change = NumberChange(old: changes.old, new: number, stage: .committed)
    saveChoice(&effects)
  }

  /// A number that the rule refuses stays here and is marked; it is never sent.
  mutating func saveChoice(_ effects: inout NumberEffects) {
    guard case .known = source else { return }
    switch choice {
    case .number(let number) where allowed.contains(number): effects.save = .number(number)
    case .forgotten: effects.save = NumberChoice.none
    case .number, .noNumber, .untouched: break
    }
  }

  mutating func postpone(_ event: NumberEvent, _ effects: inout NumberEffects) {
    postponed = event
    effects.proceeds = true
  }
}
