extension AllowedNumbers {
  /// Whether the way in that direction is longer than so many increments.
  func hasMoreSteps(
    than count: Int64, _ direction: Direction, from number: ExactDecimal
  ) -> Bool {
    let isUp = direction == .up
    guard let reached = stepped(by: isUp ? count : -count, from: number) else { return false }
    return reached != (isUp ? wayEnd : lowest)
  }

  /// Whether the number has reached a multiple of ten increments, counted from zero if that is on
  /// the grid, else from where the grid starts.
  func isWholeTens(_ number: ExactDecimal) -> Bool {
    if kind == .grid { return isWholeTensOfGrid(number) }
    return number.units(at: increment.scale, rounding: .down) / increment.unscaled % 10 == 0
  }
}
