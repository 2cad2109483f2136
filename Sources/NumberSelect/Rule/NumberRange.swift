/// Every number from the lowest to the highest, with steps of one increment.
struct NumberRange: Equatable, Sendable {
  let lowest: ExactDecimal
  let highest: ExactDecimal?
  let increment: ExactDecimal

  func contains(_ number: ExactDecimal) -> Bool {
    number >= lowest && !isAbove(number)
  }

  /// One increment further; the last step lands on the bound.
  func next(_ direction: Direction, from number: ExactDecimal) -> ExactDecimal? {
    switch direction {
    case .up:
      if number < lowest { return lowest }
      if let highest, number >= highest { return nil }
      guard let raised = number.adding(increment) else { return nil }
      return isAbove(raised) ? highest : raised
    case .down:
      if let highest, number > highest { return highest }
      guard number > lowest, let lowered = number.subtracting(increment) else { return nil }
      return max(lowest, lowered)
    }
  }

  func nearest(to number: ExactDecimal) -> ExactDecimal {
    if number < lowest { return lowest }
    if let highest, number > highest { return highest }
    return number.normalized
  }

  private func isAbove(_ number: ExactDecimal) -> Bool {
    guard let highest else { return false }
    return number > highest
  }
}
