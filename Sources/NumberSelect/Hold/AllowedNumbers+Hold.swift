extension AllowedNumbers {
  /// Whether the way in that direction is longer than so many increments.
  func hasMoreSteps(
    than count: Int64, _ direction: Direction, from number: ExactDecimal
  ) -> Bool {
    guard let increment else { return false }
    guard let end = direction == .up ? wayEnd : lowest else { return true }
    let (low, high) = direction == .up ? (number, end) : (end, number)
    return Distance(from: low, to: high, in: increment).whole > WideInteger(count)
  }

  /// Whether the number has reached a multiple of ten increments, counted from zero if that is on
  /// the grid, else from where the grid starts.
  func isWholeTens(_ number: ExactDecimal) -> Bool {
    guard let increment else { return false }
    let distance = Distance(from: tensOrigin, to: number, in: increment)
    return distance.whole.dividedFloored(by: WideInteger(10)).remainder == .zero
  }
}

/// How many increments lie between two numbers.
private struct Distance {
  let whole: WideInteger

  init(from low: ExactDecimal, to high: ExactDecimal, in increment: ExactDecimal) {
    let scale = max(low.scale, high.scale, increment.scale)
    let distance = high.widened(to: scale) - low.widened(to: scale)
    whole = distance.dividedFloored(by: increment.widened(to: scale)).quotient
  }
}
