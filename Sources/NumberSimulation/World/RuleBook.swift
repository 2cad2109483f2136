import NumberSelect

/// The rules of a session's number.
enum RuleBook {
  static func draw(_ random: inout SplitMix64) -> NumberRule {
    let increment: ExactDecimal = random.pick([1, 1, 1, 1, 2, 3, 25, tenth])
    let minimum: ExactDecimal = random.pick([0, 0, 1, 1, 2, 50])
    let room = ExactDecimal(random.pick([0, 1, 5, 9, 20, 100]))
    let maximum = random.happens(300) ? nil : minimum.adding(room)
    return NumberRule(
      defaultNumber: random.happens(500) ? ExactDecimal(random.within(0...4)) : nil,
      minimum: minimum, maximum: maximum, increment: increment,
      incrementBase: random.pick([.minimum, .minimum, .zero, .none]))
  }

  /// There is less in stock than before, down to nothing.
  static func cut(_ rule: NumberRule, _ random: inout SplitMix64) -> NumberRule {
    var cut = rule
    if random.happens(200) {
      cut.minimum = 0
      cut.maximum = 0
    } else {
      cut.maximum = rule.minimum.adding(ExactDecimal(random.within(0...4)))
    }
    return cut
  }

  /// A number near those that the rule allows, sometimes beside them.
  static func number(near rule: NumberRule, _ random: inout SplitMix64) -> ExactDecimal {
    let number = rule.minimum.adding(ExactDecimal(random.within(-1...12))) ?? rule.minimum
    if random.happens(100) { return number }
    return AllowedNumbers(rule).nearest(to: number) ?? number
  }

  private static var tenth: ExactDecimal { ExactDecimal(unscaled: 1, scale: 1) ?? 1 }
}
