/// A change that the user asks for.
struct Proposal: Equatable, Sendable {
  let number: ExactDecimal?
  let stage: NumberChange.Stage
  var adjustment: NumberAdjustment?
}

/// A change that waits for the host's answer.
struct Question: Equatable, Sendable {
  let proposal: Proposal
  let change: NumberChange
}

// The one gate for all that a user can do to the number.
extension NumberControl {
  /// Whether the user can change the number at all.
  package var isOperable: Bool {
    settings.isEnabled && settings.isEditable && isRuleKnown
  }

  /// Whether there can be no number at all.
  var canBeEmpty: Bool { settings.allowsNoNumber && !isBound }

  /// Makes the change, or asks the host first if it wants to be asked.
  mutating func propose(_ proposal: Proposal, _ effects: inout NumberEffects) {
    guard settings.asksBeforeChange, proposal.number != number else {
      return apply(proposal, &effects)
    }
    let change = NumberChange(old: number, new: proposal.number, stage: proposal.stage)
    question = Question(proposal: proposal, change: change)
    effects.question = change
  }

  mutating func takeAnswer(
    _ isAllowed: Bool, to change: NumberChange, _ effects: inout NumberEffects
  ) {
    guard let question, question.change == change else { return }
    self.question = nil
    if isAllowed, change.old == number, isPossible(question.proposal) {
      apply(question.proposal, &effects)
      effects.proceeds = postponed != nil
    } else {
      postponed = nil
      effects.replacesText = true
      endHold(&effects)
    }
  }

  /// Whether the change can still happen: the host may have set anything while it was asked.
  private func isPossible(_ proposal: Proposal) -> Bool {
    guard isOperable else { return false }
    guard let number = proposal.number else { return canBeEmpty }
    return settings.commitPolicy == .mark || allowed.contains(number)
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
    effects.change = NumberChange(old: old, new: number, stage: proposal.stage)
    effects.replacesText = true
    if proposal.stage == .changing {
      uncommitted = uncommitted ?? Uncommitted(old: old)
      endHoldAtBound(&effects)
    } else {
      saveChoice(&effects)
    }
  }

  /// The last repeat of a hold that can go no further is followed by the end of the hold.
  private mutating func endHoldAtBound(_ effects: inout NumberEffects) {
    guard let hold, !canStep(hold.direction) else { return }
    postpone(.interrupted, &effects)
  }

  /// What was changed is final now.
  mutating func commitChanges(_ effects: inout NumberEffects) {
    guard let changes = uncommitted else { return }
    uncommitted = nil
    guard changes.old != number else {
      if isSourceOpen { choice = .untouched }
      return
    }
    effects.change = NumberChange(old: changes.old, new: number, stage: .committed)
    saveChoice(&effects)
  }

  /// A number that is marked because the rule refuses it stays here.
  mutating func saveChoice(_ effects: inout NumberEffects) {
    guard isSourceOpen, case .number(let number) = choice else { return }
    guard settings.commitPolicy == .adjust || allowed.contains(number) else { return }
    effects.chosen = .number(number)
  }

  mutating func postpone(_ event: Postponed, _ effects: inout NumberEffects) {
    postponed = event
    effects.proceeds = true
  }
}
