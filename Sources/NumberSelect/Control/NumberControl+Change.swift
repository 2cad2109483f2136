/// A change that the user asks for. It may have to wait for the host's answer.
package struct Proposal: Equatable, Sendable {
  package let change: NumberChange

  /// What the user asked for, if the rule refuses that.
  let requested: ExactDecimal?
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
  mutating func propose(
    _ new: ExactDecimal?, _ stage: NumberChange.Stage, insteadOf requested: ExactDecimal? = nil,
    _ effects: inout NumberEffects
  ) {
    let change = NumberChange(old: number, new: new?.normalized, stage: stage)
    let proposal = Proposal(change: change, requested: requested)
    if settings.asksBeforeChange, change.old != change.new {
      question = proposal
      effects.question = change
    } else {
      apply(proposal, &effects)
    }
  }

  /// Takes the host's answer to the question.
  package mutating func answer(_ isAllowed: Bool, _ effects: inout NumberEffects) {
    guard let proposal = question else { return }
    question = nil
    if isAllowed, isPossible(proposal.change) {
      apply(proposal, &effects)
      effects.proceeds = postponed != nil
    } else {
      postponed = nil
      effects.replacesText = true
      endHold(&effects)
    }
  }

  /// Whether the change can still happen: the host may have set anything while it was asked.
  private func isPossible(_ change: NumberChange) -> Bool {
    guard isOperable, change.old == number else { return false }
    guard let new = change.new else { return canBeEmpty }
    return settings.commitPolicy == .mark || allowed.contains(new)
  }

  private mutating func apply(_ proposal: Proposal, _ effects: inout NumberEffects) {
    let change = proposal.change
    if let requested = proposal.requested, let new = change.new {
      effects.adjustment = NumberAdjustment(requested: requested, adjusted: new)
    }
    guard change.old != change.new else { return }
    choice = change.new.map(Choice.number) ?? .noNumber
    effects.change = change
    effects.replacesText = true
    if change.stage == .changing {
      uncommitted = uncommitted ?? Uncommitted(old: change.old)
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
