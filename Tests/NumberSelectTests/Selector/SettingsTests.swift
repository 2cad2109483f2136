import NumberSelect
import Testing

@Suite("Settings, default and current number")
struct SettingsTests {
  @Test("An unbound selector shows its default, else its minimum")
  func initialNumber() {
    #expect(Driver().number == 0)
    #expect(Driver(NumberRule(minimum: 2)).number == 2)
    #expect(Driver(NumberRule(defaultNumber: 5, minimum: 2)).number == 5)
    #expect(Driver().appearance.availability == .known)
  }

  @Test("If a default and a current number are set, the current number is shown; reset goes back")
  func reset() {
    let driver = Driver(NumberRule(defaultNumber: 2), number: 7)
    #expect(driver.number == 7)
    driver.send(.reset)
    #expect(driver.number == 2)
    #expect(driver.heard == [])
  }

  @Test("No number where that is not allowed is the default, until it is allowed")
  func noNumber() {
    let driver = Driver(NumberRule(defaultNumber: 2), number: 7)
    driver.send(.numberSet(nil))
    #expect(driver.number == 2)
    driver.setRule(NumberRule(defaultNumber: 3))
    #expect(driver.number == 3)
    driver.configure { $0.allowsNoNumber = true }
    #expect(driver.number == nil)
    #expect(driver.heard == [])
  }

  @Test("A default that arrives sets the number while nobody has touched it")
  func defaultArrives() {
    let driver = Driver()
    driver.setRule(NumberRule(defaultNumber: 4))
    driver.setRule(NumberRule(defaultNumber: 5))
    #expect(driver.number == 5)
    #expect(driver.heard == [])
  }

  @Test("S53: a default that arrives after a change of the user does not undo it")
  func userTouches() {
    let driver = Driver()
    driver.tap(.up)
    driver.setRule(NumberRule(defaultNumber: 4))
    #expect(driver.number == 1)
  }

  @Test("S53: a number that the host has set is not undone by a default either")
  func hostTouches() {
    let driver = Driver()
    driver.send(.numberSet(0))
    driver.setRule(NumberRule(defaultNumber: 4))
    #expect(driver.number == 0)
  }

  @Test("Reset returns to the newest default and untouches")
  func resetUntouches() {
    let driver = Driver(number: 7)
    driver.setRule(NumberRule(defaultNumber: 4))
    driver.send(.reset)
    #expect(driver.number == 4)
    driver.setRule(NumberRule(defaultNumber: 6))
    #expect(driver.number == 6)
  }

  @Test("A default does not disturb what is being typed, and shows when that is reverted")
  func defaultWhileTyping() {
    let driver = Driver()
    driver.type("9")
    driver.setRule(NumberRule(defaultNumber: 4))
    #expect(!driver.lastEffects.replacesText)
    driver.send(.entryReverted)
    #expect(driver.number == 4)
    #expect(driver.lastEffects.replacesText)
  }

  @Test("If the maximum is below the minimum, the minimum counts for both")
  func maximumBelowMinimum() {
    let driver = Driver(NumberRule(minimum: 5, maximum: 2))
    #expect(driver.appearance.lowest == 5)
    #expect(driver.appearance.highest == 5)
    #expect(!driver.appearance.canStepUp)
    #expect(!driver.appearance.canStepDown)
  }

  @Test("An increment that is not positive counts as 1")
  func badIncrement() {
    let driver = Driver(NumberRule(increment: -3))
    driver.tap(.up)
    #expect(driver.number == 1)
    driver.setRule(NumberRule(increment: 0))
    driver.tap(.up)
    #expect(driver.number == 2)
  }

  @Test("Settings are kept as they were set")
  func keptAsSet() {
    let rule = NumberRule(defaultNumber: 90, minimum: 5, maximum: 2, increment: -1)
    let driver = Driver(rule)
    #expect(driver.selector.settings.rule == rule)
    #expect(driver.selector.rule == rule)
  }

  @Test("Minus zero is zero")
  func minusZero() throws {
    let driver = Driver(NumberRule(minimum: -5), number: try exact("-0"))
    #expect(driver.number?.description == "0")
    driver.type("-0")
    driver.send(.entryCommitted)
    #expect(driver.heard == [])
  }

  @Test("I34: at least as many digits are shown after the point as the increment has")
  func fractionDigits() throws {
    let driver = Driver(NumberRule(increment: try exact("0.50")))
    #expect(driver.appearance.fractionDigits == 2)
    driver.tap(.up)
    #expect(driver.appearance.fractionDigits == 2)
    driver.tap(.up)
    #expect(driver.appearance.fractionDigits == 2)
    driver.send(.numberSet(try exact("1.125")))
    #expect(driver.appearance.fractionDigits == 3)
    #expect(driver.number == (try exact("1.125")))
  }
}

@Suite("Order of settings")
struct SettingsOrderTests {
  private enum Setter: CaseIterable {
    case minimum, maximum, increment, base, defaultNumber, currentNumber, policy, noNumber

    func set(_ driver: Driver, number: ExactDecimal?) {
      switch self {
      case .minimum: driver.configure { $0.rule.minimum = 2 }
      case .maximum: driver.configure { $0.rule.maximum = 50 }
      case .increment: driver.configure { $0.rule.increment = 5 }
      case .base: driver.configure { $0.rule.incrementBase = .zero }
      case .defaultNumber: driver.configure { $0.rule.defaultNumber = 12 }
      case .currentNumber: driver.send(.numberSet(number))
      case .policy: driver.configure { $0.commitPolicy = .mark }
      case .noNumber: driver.configure { $0.allowsNoNumber = true }
      }
    }
  }

  @Test(
    "I7, I9, G13: the same settings give the same control in whatever order they came",
    arguments: [nil, 1, 20, 77])
  func permuted(number: ExactDecimal?) {
    let controls = permutations(Array(Setter.allCases)).map { order in
      let driver = Driver()
      for setter in order { setter.set(driver, number: number) }
      return driver.selector
    }
    #expect(controls.allSatisfy { $0 == controls.first })
    #expect(controls.first?.number == number)
  }

  @Test("G14: a minimum above the maximum for a moment leaves no trace")
  func passingContradiction() {
    let crossed = Driver(NumberRule(minimum: 0, maximum: 10), number: 20)
    crossed.configure { $0.rule.minimum = 15 }
    crossed.configure { $0.rule.maximum = 30 }
    #expect(crossed.selector == Driver(NumberRule(minimum: 15, maximum: 30), number: 20).selector)
  }

  private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard let last = elements.last else { return [[]] }
    return permutations(elements.dropLast()).flatMap { shorter in
      (0...shorter.count).map { index in
        var longer = shorter
        longer.insert(last, at: index)
        return longer
      }
    }
  }
}
