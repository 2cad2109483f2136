import NumberSelect
import Testing

@Suite("Buttons")
struct ButtonTests {
  @Test("I21: a tap steps once, on release, and is changed and final at once")
  func tap() {
    let driver = Driver(number: 3)
    driver.send(.pressed(.up))
    #expect(driver.number == 3)
    #expect(driver.appearance.pressed == .up)
    driver.send(.released)
    #expect(driver.number == 4)
    #expect(driver.appearance.pressed == nil)
    #expect(driver.heard == ["changed 3 → 4"])
  }

  @Test("I20: a press that is shorter than half a second is one step")
  func longTap() {
    let driver = Driver(number: 3)
    driver.send(.pressed(.down))
    driver.wait(499)
    driver.send(.released)
    driver.wait(10_000)
    #expect(driver.heard == ["changed 3 → 2"])
  }

  @Test("I22: a cancelled press is nothing")
  func cancelledPress() {
    let driver = Driver(number: 3)
    driver.send(.pressed(.up))
    driver.wait(100)
    driver.send(.interrupted, .released)
    driver.wait(10_000)
    #expect(driver.number == 3)
    #expect(driver.heard == [])
  }

  @Test("W18: a press that assistive technology makes at once is one step")
  func virtualPress() {
    let driver = Driver(number: 3)
    driver.send(.stepped(.up), .stepped(.up), .stepped(.down))
    #expect(driver.heard == ["changed 3 → 4", "changed 4 → 5", "changed 5 → 4"])
  }

  @Test("A release without a press is nothing")
  func strayRelease() {
    let driver = Driver(number: 3)
    driver.send(.released, .keyUp, .woken, .proceeded, .interrupted)
    #expect(driver.heard == [])
  }

  @Test("I40, I16, I17, I18: minus is off at the minimum and plus at the maximum")
  func bounds() {
    let driver = Driver(NumberRule(minimum: 1, maximum: 3))
    #expect(!driver.appearance.canStepDown)
    #expect(driver.appearance.canStepUp)
    driver.tap(.down)
    #expect(driver.number == 1)
    driver.tap(.up)
    driver.tap(.up)
    #expect(driver.appearance.canStepDown)
    #expect(!driver.appearance.canStepUp)
    driver.tap(.up)
    #expect(driver.number == 3)
    #expect(driver.heard == ["changed 1 → 2", "changed 2 → 3"])
  }

  @Test("I12: with minimum and maximum equal both buttons are off")
  func singleNumber() {
    let driver = Driver(NumberRule(minimum: 4, maximum: 4))
    #expect(!driver.appearance.canStepDown)
    #expect(!driver.appearance.canStepUp)
    #expect(driver.appearance.problem == nil)
    driver.tap(.up)
    driver.tap(.down)
    #expect(driver.number == 4)
  }

  @Test("G6: a disabled selector has no way in")
  func disabled() {
    let driver = Driver(number: 3) { $0.isEnabled = false }
    driver.send(.focused(true), .pressed(.up), .released, .stepped(.up), .wheelTurned(120))
    driver.send(.keyDown(.step(.up)), .keyDown(.end(.down)), .keyUp, .chosen(8))
    driver.type("7")
    driver.send(.entryCommitted, .entryEnded)
    #expect(driver.number == 3)
    #expect(driver.heard == [])
    #expect(!driver.appearance.isEnabled)
    #expect(!driver.appearance.isEditable)
    #expect(!driver.appearance.canStepUp)
    #expect(!driver.appearance.canStepDown)
  }

  @Test("G6: a selector that was disabled over an unreadable text does not mark it either")
  func disabledWithUnreadableText() {
    let driver = Driver(number: 3)
    driver.type("many")
    driver.configure { $0.isEnabled = false }
    driver.send(.pressed(.up))
    #expect(driver.heard == [])
    #expect(driver.appearance.problem == nil)
  }

  @Test("A selector that is not editable shows its number and takes none")
  func notEditable() {
    let driver = Driver(number: 3) { $0.isEditable = false }
    driver.tap(.up)
    driver.type("7")
    driver.send(.entryCommitted)
    #expect(driver.number == 3)
    #expect(driver.appearance.isEnabled)
    #expect(!driver.appearance.isEditable)
    #expect(!driver.appearance.isEditing)
  }

  @Test("I3, S23, S24: the number that is shown is the number that is told and stepped from")
  func oneTruth() {
    let driver = Driver()
    driver.send(.numberSet(3))
    driver.tap(.up)
    #expect(driver.heard == ["changed 3 → 4"])
    #expect(driver.appearance.number == 4)
  }

  @Test("S52: steps of a tenth, of half a hundredth and of anything else stay exact")
  func exactSteps() throws {
    let driver = Driver(NumberRule(increment: try exact("0.1")))
    for _ in 1...1000 { driver.tap(.up) }
    #expect(driver.number == 100)
    driver.setRule(NumberRule(increment: try exact("0.005")))
    driver.send(.numberSet(try exact("5.285")))
    driver.tap(.down)
    driver.tap(.up)
    #expect(driver.number == (try exact("5.285")))
  }

  @Test("At the last number that can be kept exactly the way up simply ends")
  func overflow() {
    let driver = Driver(NumberRule(incrementBase: .none), number: ExactDecimal(.max))
    #expect(!driver.appearance.canStepUp)
    driver.tap(.up)
    #expect(driver.number == ExactDecimal(.max))
  }
}
