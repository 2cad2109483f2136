import NumberSelect
import Testing

@Suite("Rules as somebody set them")
struct NumberRuleTests {
  @Test("Without settings, whole numbers from zero without an end are allowed")
  func defaults() {
    let rule = NumberRule()
    #expect(rule.minimum == 0)
    #expect(rule.maximum == nil)
    #expect(rule.increment == 1)
    #expect(rule.incrementBase == .minimum)
    #expect(rule.initialNumber == 0)
    #expect(rule.fault == nil)
  }

  @Test("The first number is the default, even one that the rule does not allow, else the minimum")
  func initialNumber() {
    #expect(NumberRule(defaultNumber: 3, minimum: 5).initialNumber == 3)
    #expect(NumberRule(minimum: 5).initialNumber == 5)
  }

  @Test("G14: a maximum below the minimum is a fault, and the minimum counts for both")
  func maximumBelowMinimum() {
    let rule = NumberRule(minimum: 5, maximum: 3)
    let allowed = AllowedNumbers(rule)
    #expect(rule.fault == .maximumBelowMinimum)
    #expect(rule.maximum == 3)
    #expect(allowed.lowest == 5)
    #expect(allowed.highest == 5)
    #expect(!allowed.contains(4))
  }

  @Test("An increment that is not positive is a fault and counts as 1", arguments: [0, -1, -7])
  func increment(increment: Int) {
    let rule = NumberRule(increment: ExactDecimal(increment))
    #expect(rule.fault == .incrementNotPositive)
    #expect(rule.increment == ExactDecimal(increment))
    #expect(AllowedNumbers(rule).next(.up, from: 0) == 1)
  }

  @Test("I7, I9, G13: settings make the same rule in whatever order they come")
  func order() {
    let settings: [(inout NumberRule) -> Void] = [
      { $0.minimum = 2 }, { $0.maximum = 50 }, { $0.increment = 4 }, { $0.defaultNumber = 1 },
      { $0.incrementBase = .zero },
    ]
    for order in permutations(of: Array(settings.indices)) {
      var rule = NumberRule()
      for index in order { settings[index](&rule) }
      #expect(
        rule
          == NumberRule(
            defaultNumber: 1, minimum: 2, maximum: 50, increment: 4, incrementBase: .zero))
    }
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    guard !items.isEmpty else { return [[]] }
    return items.flatMap { first in
      permutations(of: items.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
