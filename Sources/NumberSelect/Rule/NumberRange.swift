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
      guard let highest else { return number.adding(increment) }
      if number >= highest { return nil }
      return isOneStep(from: number, to: highest) ? highest : number.adding(increment)
    case .down:
      if let highest, number > highest { return highest }
      if number <= lowest { return nil }
      return isOneStep(from: lowest, to: number) ? lowest : number.subtracting(increment)
    }
  }

  func nearest(to number: ExactDecimal) -> ExactDecimal {
    if number < lowest { return lowest }
    if let highest, number > highest { return highest }
    return number.normalized
  }

  /// Whether the distance is no more than the increment. A full step could have too many digits to
  /// be kept, and yet the bound that it passes is there to be reached.
  private func isOneStep(from low: ExactDecimal, to high: ExactDecimal) -> Bool {
    let scale = max(low.scale, high.scale, increment.scale)
    return low.widened(to: scale) + increment.widened(to: scale) >= high.widened(to: scale)
  }

  private func isAbove(_ number: ExactDecimal) -> Bool {
    guard let highest else { return false }
    return number > highest
  }
}
