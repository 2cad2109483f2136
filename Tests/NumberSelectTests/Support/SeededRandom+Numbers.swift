import NumberSelect
import TestSupport

extension SeededRandom {
  /// Everyday numbers mostly, among them the longest, finest and largest that there are.
  mutating func number() -> ExactDecimal {
    switch Int.random(in: 0..<12, using: &self) {
    case 0...3: decimal(Int64.random(in: -30...30, using: &self), scale: 0...2)
    case 4...6: decimal(Int64.random(in: -1_000_000...1_000_000, using: &self), scale: 0...4)
    case 7: decimal(Int64.random(in: -9...9, using: &self), scale: 15...18)
    case 8: decimal(Int64.random(in: .min ... .max, using: &self) >> anyShift(), scale: 0...18)
    case 9: decimal(.max - Int64.random(in: 0...20, using: &self), scale: 0...18)
    case 10: decimal(.min + Int64.random(in: 0...20, using: &self), scale: 0...18)
    default: decimal(pick([.max, .min, 0, 1, -1]), scale: 0...18)
    }
  }

  mutating func rule() -> NumberRule {
    var rule = NumberRule(
      minimum: oneIn(3) ? 0 : number(),
      increment: oneIn(4) ? 1 : increment(),
      incrementBase: pick([.minimum, .zero, .none]))
    if !oneIn(3) { rule.maximum = oneIn(4) ? number() : rule.minimum.adding(increment(times: 20)) }
    return rule
  }

  /// A number that is likely to be of interest under a rule: a bound, a grid number, or near one.
  mutating func number(under rule: NumberRule) -> ExactDecimal {
    let bounds = [rule.minimum, rule.maximum ?? rule.minimum, 0]
    let start = pick(bounds)
    switch Int.random(in: 0..<6, using: &self) {
    case 0: return start
    case 1, 2: return multiple(of: rule.increment).flatMap { start.adding($0) } ?? start
    case 3: return start.adding(decimal(pick([-1, 1]), scale: 0...18)) ?? start
    default: return number()
    }
  }

  /// Positive as a rule, zero or negative now and then.
  private mutating func increment() -> ExactDecimal {
    let number = number()
    guard number.unscaled < 0, !oneIn(10) else { return number }
    return decimal(number.unscaled == .min ? .max : -number.unscaled, scale: number.scale)
  }

  private mutating func increment(times limit: Int) -> ExactDecimal {
    let increment = increment()
    return multiple(of: increment, limit: limit) ?? increment
  }

  private mutating func multiple(of number: ExactDecimal, limit: Int = 12) -> ExactDecimal? {
    let factor = Int64.random(in: -2...Int64(limit), using: &self)
    let (product, overflows) = number.unscaled.multipliedReportingOverflow(by: factor)
    return overflows ? nil : ExactDecimal(unscaled: product, scale: number.scale)
  }

  private mutating func decimal(_ unscaled: Int64, scale: ClosedRange<Int>) -> ExactDecimal {
    decimal(unscaled, scale: Int.random(in: scale, using: &self))
  }

  private func decimal(_ unscaled: Int64, scale: Int) -> ExactDecimal {
    ExactDecimal(unscaled: unscaled, scale: scale) ?? 0
  }

  private mutating func anyShift() -> Int64 {
    Int64.random(in: 0..<64, using: &self)
  }
}
