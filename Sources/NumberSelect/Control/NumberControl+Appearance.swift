extension NumberControl {
  /// What to draw.
  package var appearance: NumberAppearance {
    NumberAppearance(
      availability: availability,
      number: number,
      fractionDigits: max(number?.scale ?? 0, rule.effectiveIncrement.scale),
      canStepDown: canStep(.down),
      canStepUp: canStep(.up),
      pressed: pressed,
      isEditing: entry?.reading != nil || (entry != nil && isOperable),
      hasPendingText: entry?.reading != nil,
      problem: problem,
      saving: .quiet,
      news: nil,
      lowest: isRuleKnown ? allowed.lowest : nil,
      highest: isRuleKnown ? allowed.highest : nil,
      isEnabled: settings.isEnabled,
      isEditable: isOperable)
  }

  private var availability: NumberAppearance.Availability {
    if isRuleKnown { return .known }
    return source?.hasFailed == true ? .failed : .loading
  }

  private var pressed: Direction? {
    guard let hold, hold.means == .pointer else { return nil }
    return hold.direction
  }

  private var problem: NumberAppearance.Problem? {
    if let entry, entry.isMarked { return problem(ofMarked: entry.reading) }
    guard let number, isRuleKnown else { return nil }
    return problem(of: number)
  }

  private func problem(ofMarked reading: NumberReading?) -> NumberAppearance.Problem {
    switch reading {
    case .number: .nothingAllowed
    case .tooManyDigits: .tooManyDigits
    case .unreadable, .empty, nil: .unreadable
    }
  }

  private func problem(of number: ExactDecimal) -> NumberAppearance.Problem? {
    if allowed.contains(number) { return nil }
    guard let lowest = allowed.lowest else { return .nothingAllowed }
    if number < lowest { return .belowMinimum }
    if let end = allowed.wayEnd, number > end { return .aboveMaximum }
    return .betweenSteps
  }
}
