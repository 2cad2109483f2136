extension NumberControl {
  /// What to draw.
  package var appearance: NumberAppearance {
    NumberAppearance(
      availability: availability,
      number: number,
      fractionDigits: fractionDigits,
      canStepDown: canStep(.down),
      canStepUp: canStep(.up),
      pressed: pressed,
      isEditing: isEditing,
      hasPendingText: isTextEdited,
      problem: problem,
      saving: .quiet,
      news: nil,
      lowest: lowest,
      highest: highest,
      isEnabled: settings.isEnabled,
      isEditable: isOperable)
  }

  /// The fewest digits to show after the decimal point.
  package var fractionDigits: Int { max(number?.scale ?? 0, rule.effectiveIncrement.scale) }

  /// Whether the number is being edited as a text.
  package var isEditing: Bool { isTextEdited || (entry != nil && isOperable) }

  package var lowest: ExactDecimal? { isRuleKnown ? allowed.lowest : nil }
  package var highest: ExactDecimal? { isRuleKnown ? allowed.highest : nil }

  package var availability: NumberAppearance.Availability {
    if isRuleKnown { return .known }
    return source.hasFailed ? .failed : .loading
  }

  package var pressed: Direction? {
    guard let hold, hold.key == nil else { return nil }
    return hold.direction
  }

  package var problem: NumberAppearance.Problem? {
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
