import NumberSelect
import Testing

@Suite("Allowed numbers agree with their definition")
struct SteppingProperties {
  @Test("Bounds, membership, steps both ways and the nearest number", arguments: seeds)
  func steps(seed: UInt64) {
    forEachCase(of: seed) { random in
      let rule = random.rule()
      let number = random.number(under: rule)
      let times = Int.random(in: 0...12, using: &random)
      let wrong = disagreements(rule, number, times)
      return wrong.isEmpty ? nil : "\(wrong) at \(number), \(times) times, under \(described(rule))"
    }
  }

  @Test("A step up and a step down from a grid number lead back to it", arguments: seeds)
  func thereAndBack(seed: UInt64) {
    forEachCase(of: seed) { random in
      var rule = random.rule()
      if rule.incrementBase == .none { rule.incrementBase = .minimum }
      let allowed = AllowedNumbers(rule)
      guard let start = allowed.nearest(to: random.number(under: rule)) else { return nil }
      guard let above = allowed.next(.up, from: start) else { return nil }
      return allowed.next(.down, from: above) == start ? nil : "\(start) under \(described(rule))"
    }
  }

  private func disagreements(
    _ rule: NumberRule, _ number: ExactDecimal, _ times: Int
  ) -> [String] {
    let (fast, slow) = (AllowedNumbers(rule), SlowAllowedNumbers(rule))
    let place = SlowDecimal(number).units
    var wrong: [String] = []
    func check(_ what: String, _ number: ExactDecimal?, _ units: SlowInteger?) {
      if number.map({ SlowDecimal($0).units }) == units, isShort(number) { return }
      let expected = units.map { SlowDecimal(units: $0).description }
      wrong.append("\(what) is \(number?.description ?? "none"), not \(expected ?? "none")")
    }
    check("lowest", fast.lowest, slow.lowest)
    check("highest", fast.highest, slow.highest)
    check("nearest", fast.nearest(to: number), slow.nearest(to: place))
    for direction in [Direction.down, .up] {
      check(
        "next \(direction)", fast.next(direction, from: number), slow.next(direction, from: place))
      check(
        "\(times) steps \(direction)", fast.next(direction, from: number, times: times),
        slow.next(direction, from: place, times: times))
    }
    if fast.contains(number) != slow.contains(place) { wrong.append("contains") }
    return wrong
  }

  private func isShort(_ number: ExactDecimal?) -> Bool {
    guard let number else { return true }
    return number.scale == 0 || number.unscaled % 10 != 0
  }

  private func described(_ rule: NumberRule) -> String {
    "\(rule.minimum)...\(rule.maximum?.description ?? "") by \(rule.increment) from \(rule.incrementBase)"
  }
}
