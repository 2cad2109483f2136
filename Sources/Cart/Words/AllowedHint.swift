import NumberSelect

/// Which numbers may be chosen, in a few words: `50 to 1,000 · in steps of 25`.
struct AllowedHint {
  let texts: CartTexts
  let symbols: NumberSymbols

  /// - Returns: Nothing if every whole number from zero is allowed, or no number at all.
  func text(_ rule: NumberRule) -> String {
    let allowed = AllowedNumbers(rule)
    guard let lowest = allowed.lowest else { return "" }
    if lowest == allowed.highest { return texts.only(written(lowest, rule)) }
    return [reach(lowest, allowed.highest, rule), steps(rule)].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  private func reach(
    _ lowest: ExactDecimal, _ highest: ExactDecimal?, _ rule: NumberRule
  ) -> String {
    if let highest { return texts.range(written(lowest, rule), written(highest, rule)) }
    return lowest == 0 ? "" : texts.least(written(lowest, rule))
  }

  private func steps(_ rule: NumberRule) -> String {
    guard rule.incrementBase != .none, rule.increment > 0, rule.increment != 1 else { return "" }
    return texts.steps(of: symbols.text(rule.increment))
  }

  private func written(_ number: ExactDecimal, _ rule: NumberRule) -> String {
    symbols.text(number, minimumFractionDigits: rule.increment.scale)
  }
}
