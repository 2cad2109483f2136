import NumberSelect
import Testing

@Suite("Unknown is a state")
struct UnknownTests {
  @Test("A bound selector without a number shows a placeholder, and both buttons are off")
  func loading() {
    let driver = Driver(NumberRule(defaultNumber: 4), number: 9)
    driver.send(.bound)
    #expect(driver.heard == ["load"])
    let appearance = driver.appearance
    #expect(appearance.availability == .loading)
    #expect(appearance.number == nil)
    #expect(!appearance.canStepUp)
    #expect(!appearance.canStepDown)
    #expect(!appearance.isEditable)
    #expect(appearance.isEnabled)
    #expect(appearance.lowest == nil)
    #expect(appearance.highest == nil)
    #expect(appearance.problem == nil)
    driver.send(.focused(true), .stepped(.up), .wheelTurned(120), .keyDown(.step(.up)), .chosen(3))
    #expect(driver.heard == [])
    #expect(driver.number == nil)
  }

  @Test("When the number comes it is shown, told separately and can be stepped by its own rule")
  func loaded() {
    let driver = Driver()
    driver.send(.bound, .loaded(document(8, NumberRule(maximum: 9))))
    #expect(driver.heard == ["load", "source changed nothing → 8"])
    #expect(driver.appearance.availability == .known)
    #expect(driver.appearance.highest == 9)
    driver.tap(.up)
    #expect(driver.appearance.canStepUp == false)
  }

  @Test("Where nobody has chosen, the source's default counts, else its minimum")
  func sourceDefault() {
    let driver = Driver(NumberRule(defaultNumber: 70))
    driver.bind(NumberRule(defaultNumber: 4, minimum: 2))
    #expect(driver.number == 4)
    driver.bind(NumberRule(minimum: 2))
    #expect(driver.number == 2)
  }

  @Test("If the load fails it can be tried again")
  func failed() {
    let driver = Driver()
    driver.send(.bound, .loadFailed(.lasting))
    #expect(driver.appearance.availability == .failed)
    #expect(driver.appearance.number == nil)
    #expect(!driver.appearance.canStepUp)
    #expect(driver.heard == ["load"])
    driver.send(.retried)
    #expect(driver.appearance.availability == .loading)
    #expect(driver.heard == ["load"])
    driver.send(.loaded(document(1)))
    #expect(driver.appearance.availability == .known)
  }

  @Test("A load that failed for a while is tried again by itself, later and later")
  func triedAgain() {
    let driver = Driver()
    driver.send(.bound, .loadFailed(.passing(retryAfter: nil)))
    #expect(driver.appearance.availability == .failed)
    driver.wait(650)
    #expect(driver.heard == ["load", "load"])
    driver.send(.loadFailed(.passing(retryAfter: 5000)))
    driver.wait(4900)
    #expect(driver.heard == [])
    driver.wait(100)
    #expect(driver.heard == ["load"])
  }

  @Test("A document that is pushed after a failed load is as good as a loaded one")
  func pushedAfterFailure() {
    for failure in [LoadFailure.lasting, .passing(retryAfter: nil)] {
      let driver = Driver()
      driver.send(.bound, .loadFailed(failure), .pushed(document(3)))
      #expect(driver.number == 3)
      #expect(driver.selector.progress == .settled)
      #expect(driver.heard == ["load", "source changed nothing → 3"])
      driver.wait(60_000)
      #expect(driver.heard == [])
    }
  }

  @Test("A failure when the number is known is none, and so is a retry without a failure")
  func failureWhenKnown() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.send(.loadFailed(.lasting), .retried)
    #expect(driver.appearance.availability == .known)
    #expect(driver.number == 3)
    #expect(driver.heard == [])
  }

  @Test("S53: a number that the host set before the load finished is shown, kept and saved")
  func setWhileLoading() {
    let driver = Driver()
    driver.send(.bound, .numberSet(6))
    #expect(driver.number == 6)
    #expect(!driver.appearance.canStepUp)
    driver.send(.loaded(document(nil, NumberRule(defaultNumber: 2))))
    #expect(driver.number == 6)
    driver.wait(300)
    #expect(driver.heard == ["load", "save 6"])
  }

  @Test("A reset before the load finished forgets the choice when it is known")
  func resetWhileLoading() {
    let driver = Driver()
    driver.send(.bound, .reset)
    #expect(driver.number == nil)
    driver.send(.loaded(document(6, NumberRule(defaultNumber: 2))))
    #expect(driver.number == 2)
    driver.wait(300)
    #expect(driver.heard == ["load", "source changed nothing → 2", "save no choice"])
  }

  @Test("The focus may be in the text before the number comes: it is edited from then on")
  func focusWhileLoading() {
    let driver = Driver()
    driver.send(.bound, .focused(true), .entryBegan)
    #expect(!driver.appearance.isEditing)
    driver.send(.loaded(document(1234)))
    #expect(driver.appearance.isEditing)
    #expect(driver.lastEffects.replacesText)
  }
}

@Suite("Bound to a source")
struct SourceTests {
  @Test("I39: a tap is saved once it is quiet, a hold when it is over")
  func saves() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.tap(.up)
    driver.wait(299)
    #expect(driver.heard == ["changed 3 → 4"])
    driver.wait(1)
    #expect(driver.heard == ["save 4"])
    driver.answer(.stored(driver.saved(4)))
    driver.send(.pressed(.up))
    driver.wait(600)
    driver.send(.released)
    driver.wait(300)
    #expect(driver.heard == ["changing 4 → 5", "changing 5 → 6", "committed 4 → 6", "save 6"])
  }

  @Test("A number that the host sets is saved like the user's, and not told")
  func hostSets() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.send(.numberSet(8))
    driver.wait(300)
    #expect(driver.heard == ["save 8"])
    #expect(driver.number == 8)
  }

  @Test("A host that sets what it was just told saves nothing twice, before and after it is saved")
  func hostEchoes() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.send(.pressed(.up))
    driver.wait(500)
    driver.send(.numberSet(4), .released, .numberSet(4))
    driver.wait(300)
    driver.send(.numberSet(4))
    #expect(driver.heard == ["changing 3 → 4", "committed 3 → 4", "save 4"])
    driver.answer(.stored(driver.saved(4)))
    driver.wait(5000)
    driver.send(.numberSet(4))
    driver.wait(5000)
    #expect(driver.heard == [])
    driver.send(.pushed(document(9, version: 3)))
    #expect(driver.number == 9)
  }

  @Test("Reset saves that there is no choice any more")
  func reset() {
    let driver = Driver()
    driver.bind(number: 3, NumberRule(defaultNumber: 2))
    driver.send(.reset)
    #expect(driver.number == 2)
    driver.wait(300)
    #expect(driver.heard == ["save no choice"])
    driver.answer(.stored(driver.saved(nil, NumberRule(defaultNumber: 5))))
    #expect(driver.number == 5)
    #expect(driver.heard == ["source changed 2 → 5"])
    driver.send(.reset, .numberSet(nil))
    driver.wait(5000)
    #expect(driver.heard == [])
  }

  @Test("No number set by the host of a bound selector forgets the choice")
  func noNumber() {
    let driver = Driver { $0.allowsNoNumber = true }
    driver.bind(number: 3, NumberRule(defaultNumber: 2))
    driver.send(.numberSet(nil))
    #expect(driver.number == 2)
    driver.wait(300)
    #expect(driver.heard == ["save no choice"])
  }

  @Test("A default of the source sets the number only while nobody has touched it")
  func defaultAndTouched() {
    let driver = Driver()
    driver.bind(NumberRule(defaultNumber: 2))
    driver.send(.pushed(document(nil, NumberRule(defaultNumber: 3), version: 2)))
    #expect(driver.number == 3)
    driver.tap(.up)
    driver.send(.pushed(document(nil, NumberRule(defaultNumber: 7), version: 3)))
    #expect(driver.number == 4)
  }

  @Test("S1, S18: an answer to an older save and a reload do not move what the user has chosen")
  func olderAnswers() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.tap(.up)
    driver.wait(300)
    driver.tap(.up)
    driver.answer(.stored(driver.saved(4)))
    #expect(driver.number == 5)
    driver.send(.loaded(document(1, version: 3)))
    #expect(driver.number == 5)
    driver.wait(300)
    #expect(driver.heard == ["changed 3 → 4", "save 4", "changed 4 → 5", "save 5"])
  }

  @Test("If somebody has chosen since, the answer to the newest save is adopted and told")
  func chosenSince() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.tap(.up)
    driver.wait(300)
    driver.answer(.stored(document(9, version: 3)))
    #expect(driver.number == 9)
    #expect(driver.heard.last == "source changed 4 → 9")
  }

  @Test("S42: a refused save becomes the nearest allowed number, which is told and saved")
  func refused() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.send(.numberSet(8))
    driver.wait(300)
    driver.answer(.refused(document(3, NumberRule(maximum: 5), version: 2)))
    #expect(driver.number == 5)
    #expect(driver.heard == ["save 8", "save 5", "source changed 8 → 5", "adjusted 8 → 5"])
    #expect(driver.appearance.problem == nil)
  }

  @Test("If a refused save leaves nothing that is allowed, the choice is given up")
  func nothingAllowed() {
    let impossible = NumberRule(minimum: 1, maximum: 9, increment: 10, incrementBase: .zero)
    let driver = Driver()
    driver.bind(number: 3)
    driver.tap(.up)
    driver.wait(300)
    driver.answer(.refused(document(3, impossible, version: 2)))
    #expect(driver.number == 3)
    #expect(driver.appearance.problem == .nothingAllowed)
    #expect(driver.heard.suffix(2) == ["source changed 4 → 3", "gave up 4"])
  }

  @Test("A rule that comes during a hold and closes its way ends it")
  func ruleDuringHold() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.send(.pressed(.up))
    driver.wait(600)
    driver.send(.pushed(document(3, NumberRule(maximum: 3), version: 2)))
    driver.wait(10_000)
    #expect(
      driver.heard == ["changing 3 → 4", "changing 4 → 5", "committed 3 → 5", "save 5"])
  }

  @Test("A number that is marked is not saved until it is allowed")
  func marked() {
    let driver = Driver { $0.commitPolicy = .mark }
    driver.bind(number: 3, NumberRule(maximum: 10))
    driver.type("15")
    driver.send(.entryCommitted)
    driver.wait(5000)
    #expect(driver.heard == ["changed 3 → 15"])
    driver.tap(.down)
    driver.wait(300)
    #expect(driver.heard == ["changed 15 → 10", "save 10"])
  }

  @Test("S33: every answer brings the rule, and the buttons go by it")
  func ruleComesAlong() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.send(.pushed(document(3, NumberRule(maximum: 3), version: 2)))
    #expect(!driver.appearance.canStepUp)
    #expect(driver.heard == [])
  }

  @Test("The host's own rule counts again when the selector is unbound, which starts over")
  func unbound() {
    let driver = Driver(NumberRule(defaultNumber: 7))
    driver.bind(number: 3, NumberRule(maximum: 4))
    driver.tap(.up)
    driver.send(.unbound)
    #expect(driver.number == 7)
    #expect(driver.appearance.highest == nil)
    #expect(driver.selector == Driver(NumberRule(defaultNumber: 7)).selector)
  }

  @Test("Binding again starts over: number, text, hold and wheel of before are forgotten")
  func boundAgain() {
    let driver = Driver()
    driver.bind(number: 3)
    driver.send(.focused(true), .wheelTurned(100))
    driver.type("77")
    driver.send(.bound)
    #expect(driver.lastEffects.loads || driver.heard == ["load"])
    driver.send(.loaded(document(5)), .wheelTurned(20))
    driver.send(.entryEnded)
    #expect(driver.number == 5)
    driver.send(.pressed(.up))
    driver.wait(500)
    driver.send(.bound, .loaded(document(50)))
    driver.wait(10_000)
    #expect(driver.number == 50)
    #expect(driver.selector.deadline == nil)
  }

  @Test("Answers that come for a selector without a source are nothing")
  func strayAnswers() {
    let driver = Driver(number: 3)
    let answer = document(8)
    driver.send(.loaded(answer), .pushed(answer), .loadFailed(.lasting), .clientMade(name("x")))
    driver.send(
      .saveAnswered(attempt: 1, .stored(answer)), .journalRead(NumberRecord(client: name("x"))))
    driver.send(.retried, .flushed)
    #expect(driver.heard == [])
    #expect(driver.number == 3)
  }
}
