import NumberSelect
import Testing

@Suite("The host may refuse a change")
struct QuestionTests {
  private func driver(number: ExactDecimal = 3, refusing refused: ExactDecimal?...) -> Driver {
    let driver = Driver(number: number) {
      $0.asksBeforeChange = true
      $0.allowsNoNumber = true
    }
    driver.answer = { !refused.contains($0.new) }
    return driver
  }

  @Test("I38: a change is asked for first and told afterwards")
  func allowed() {
    let driver = driver()
    driver.tap(.up)
    #expect(driver.heard == ["may changed 3 → 4", "changed 3 → 4"])
  }

  @Test("I38, W51: whatever makes the change, a refusal leaves everything as it was")
  func refused() {
    let driver = driver(refusing: 0, 2, 4, 13, 20, nil)
    driver.send(.focused(true))
    driver.tap(.up)
    driver.tap(.down)
    driver.send(.stepped(.up), .wheelTurned(120), .keyDown(.step(.up)), .keyUp)
    driver.send(.keyDown(.page(.up)), .keyUp, .keyDown(.end(.down)), .keyUp, .chosen(20))
    driver.type("20")
    driver.send(.entryCommitted)
    #expect(driver.lastEffects.replacesText)
    driver.type("")
    driver.send(.entryCommitted)
    #expect(driver.number == 3)
    #expect(driver.heard.allSatisfy { $0.hasPrefix("may") })
    #expect(driver.selector == self.driver(focused: true).selector)
  }

  private func driver(focused: Bool) -> Driver {
    let driver = driver()
    driver.send(.focused(focused), .entryBegan)
    return driver
  }

  @Test("A refusal ends a hold, and what was changed before is final")
  func refusalEndsHold() {
    let driver = driver(refusing: 5)
    driver.send(.pressed(.up))
    driver.wait(10_000)
    #expect(
      driver.heard == [
        "may changing 3 → 4", "changing 3 → 4", "may changing 4 → 5", "committed 3 → 4",
      ])
    #expect(driver.selector.deadline == nil)
    #expect(driver.appearance.pressed == nil)
  }

  @Test("The end of a hold is not asked for again")
  func endOfHold() {
    let driver = driver()
    driver.send(.pressed(.up))
    driver.wait(500)
    driver.send(.released)
    #expect(driver.heard == ["may changing 3 → 4", "changing 3 → 4", "committed 3 → 4"])
  }

  @Test("A press after typing is two questions")
  func twoQuestions() {
    let driver = driver()
    driver.type("20")
    driver.tap(.up)
    #expect(
      driver.heard == [
        "may changed 3 → 20", "changed 3 → 20", "may changed 20 → 21", "changed 20 → 21",
      ])
  }

  @Test(
    "If the typed number is refused, the press that followed it is dropped and never comes late")
  func refusedBeforePress() {
    let driver = driver(refusing: 20)
    driver.type("20")
    driver.tap(.up)
    #expect(driver.heard == ["may changed 3 → 20"])
    #expect(driver.number == 3)
    driver.send(.proceeded)
    driver.tap(.up)
    #expect(driver.heard == ["may changed 3 → 4", "changed 3 → 4"])
  }

  @Test("If the press after a typed number is refused, the typed number stands")
  func pressRefused() {
    let driver = driver(refusing: 21)
    driver.type("20")
    driver.tap(.up)
    #expect(driver.heard == ["may changed 3 → 20", "changed 3 → 20", "may changed 20 → 21"])
    #expect(driver.number == 20)
  }

  @Test(
    "An adjusted number is asked for as it would be, and told as adjusted only if it is allowed")
  func adjusted() {
    let driver = driver(refusing: 4)
    driver.setRule(NumberRule(maximum: 5))
    driver.type("9")
    driver.send(.entryCommitted)
    #expect(driver.heard == ["may changed 3 → 5", "changed 3 → 5", "adjusted 9 → 5"])
    driver.setRule(NumberRule(maximum: 4))
    driver.type("9")
    driver.send(.entryCommitted)
    #expect(driver.heard == ["may changed 5 → 4"])
    #expect(driver.number == 5)
  }

  @Test("A text of the same number and a number set by the host are no questions")
  func noQuestion() {
    let driver = driver(refusing: 3, 8)
    driver.type("3")
    driver.send(.entryCommitted, .numberSet(8), .reset)
    #expect(driver.heard == [])
    #expect(driver.number == 0)
  }
}

@Suite("What happens between question and answer")
struct OpenQuestionTests {
  /// A selector with an open question, and the question.
  private func asked(
    _ events: [NumberEvent] = [.stepped(.up)], number: ExactDecimal = 3
  ) throws -> (NumberSelector, NumberChange) {
    var settings = NumberSettings()
    settings.asksBeforeChange = true
    var selector = NumberSelector(settings)
    _ = selector.handle(.numberSet(number), at: 0)
    var question: NumberChange?
    for (index, event) in events.enumerated() {
      question = selector.handle(event, at: Milliseconds(index) * 1000).question
    }
    return (selector, try #require(question))
  }

  private func configured(_ selector: NumberSelector, _ rule: NumberRule) -> NumberEvent {
    var settings = selector.settings
    settings.rule = rule
    return .configured(settings)
  }

  @Test("Settings that the host changes while it is asked do not lose the tap")
  func settingsChange() throws {
    var (selector, question) = try asked()
    _ = selector.handle(configured(selector, NumberRule(maximum: 9)), at: 1000)
    let effects = selector.handle(.answered(question, isAllowed: true), at: 1000)
    #expect(effects.change == question)
    #expect(selector.number == 4)
  }

  @Test("Nor do they let a refused hold go on")
  func refusedAfterSettings() throws {
    var (selector, question) = try asked([.pressed(.up), .woken])
    _ = selector.handle(configured(selector, NumberRule(maximum: 9)), at: 1000)
    let effects = selector.handle(.answered(question, isAllowed: false), at: 1000)
    #expect(effects.change == nil)
    #expect(selector.deadline == nil)
    #expect(selector.appearance.pressed == nil)
  }

  @Test("What is no longer possible does not happen, even if it was allowed")
  func impossible() throws {
    for rule in [NumberRule(maximum: 3), NumberRule(increment: 3)] {
      var (selector, question) = try asked()
      _ = selector.handle(configured(selector, rule), at: 1000)
      #expect(selector.handle(.answered(question, isAllowed: true), at: 1000).change == nil)
      #expect(selector.number == 3)
    }
    var (selector, question) = try asked()
    var disabled = selector.settings
    disabled.isEnabled = false
    _ = selector.handle(.configured(disabled), at: 1000)
    #expect(selector.handle(.answered(question, isAllowed: true), at: 1000).change == nil)
    #expect(selector.number == 3)
  }

  @Test("A number that the host sets while it is asked counts, whatever it answers")
  func numberSet() throws {
    for isAllowed in [true, false] {
      var (selector, question) = try asked([.pressed(.up), .woken])
      _ = selector.handle(.numberSet(30), at: 1000)
      let effects = selector.handle(.answered(question, isAllowed: isAllowed), at: 1000)
      #expect(effects.change == nil)
      #expect(selector.number == 30)
      #expect(selector.deadline == nil)
    }
  }

  @Test("An answer counts only if the user has done nothing else since")
  func overtaken() throws {
    for act in [NumberEvent.interrupted, .entryEdited(.number(9)), .pressed(.down)] {
      var (selector, question) = try asked()
      _ = selector.handle(act, at: 1000)
      #expect(selector.handle(.answered(question, isAllowed: true), at: 1000) == NumberEffects())
      #expect(selector.number == 3)
    }
  }

  @Test("An answer counts once, and only to its own question")
  func strayAnswers() throws {
    var (selector, question) = try asked()
    var other = question
    other.new = 9
    #expect(selector.handle(.answered(other, isAllowed: true), at: 1000) == NumberEffects())
    #expect(selector.handle(.answered(question, isAllowed: true), at: 1000).change == question)
    #expect(selector.handle(.answered(question, isAllowed: true), at: 1000) == NumberEffects())
    #expect(selector.number == 4)
  }

  @Test("A hold waits for the answer")
  func holdWaits() throws {
    var (selector, question) = try asked([.pressed(.up), .woken])
    #expect(selector.deadline == nil)
    #expect(selector.handle(.woken, at: 5000) == NumberEffects())
    _ = selector.handle(.answered(question, isAllowed: true), at: 5000)
    #expect(selector.deadline == 1100)
  }

  @Test("Binding to a source drops the question")
  func bound() throws {
    var (selector, question) = try asked()
    _ = selector.handle(.bound, at: 1000)
    #expect(selector.handle(.answered(question, isAllowed: true), at: 1000) == NumberEffects())
    #expect(selector.number == nil)
  }
}
