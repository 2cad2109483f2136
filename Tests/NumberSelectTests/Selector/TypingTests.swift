import NumberSelect
import Testing

@Suite("Typing")
struct TypingTests {
  @Test("W35: nothing is clamped or rewritten before the commit")
  func noClampingWhileTyping() {
    let driver = Driver(NumberRule(minimum: 3, maximum: 5000), number: 7)
    for text in ["1", "10", "100", "1000"] {
      driver.type(text)
      #expect(!driver.lastEffects.replacesText)
      #expect(driver.number == 7)
    }
    driver.send(.entryCommitted)
    #expect(driver.heard == ["changed 7 → 1000"])
  }

  @Test("While editing the number stands as a text to edit, until the editing ends")
  func isEditing() {
    let driver = Driver(number: 7)
    #expect(!driver.appearance.isEditing)
    driver.send(.entryBegan)
    #expect(driver.appearance.isEditing)
    #expect(driver.lastEffects.replacesText)
    driver.send(.entryEnded)
    #expect(!driver.appearance.isEditing)
    #expect(driver.lastEffects.replacesText)
  }

  @Test("G16, G18, G19: Enter, loss of focus and the end of editing make the text count")
  func commits() {
    for ending in [NumberEvent.entryCommitted, .entryEnded, .focused(false)] {
      let driver = Driver(number: 3)
      driver.send(.focused(true))
      driver.type("8")
      driver.send(ending)
      #expect(driver.heard == ["changed 3 → 8"])
      #expect(driver.lastEffects.replacesText)
      #expect(driver.appearance.isEditing == (ending == .entryCommitted))
    }
  }

  @Test("G17: a text that was edited is pending until it counts or is reverted")
  func pendingText() {
    let driver = Driver(number: 3)
    driver.send(.entryBegan)
    #expect(!driver.appearance.hasPendingText)
    driver.type("8")
    #expect(driver.appearance.hasPendingText)
    driver.send(.entryCommitted)
    #expect(!driver.appearance.hasPendingText)
    driver.type("many")
    driver.send(.entryCommitted)
    #expect(driver.appearance.hasPendingText)
    driver.send(.entryReverted)
    #expect(!driver.appearance.hasPendingText)
  }

  @Test("W37, G21: a commit of the same number tells nothing, nor does a second commit")
  func sameNumber() {
    let driver = Driver(number: 3)
    driver.type("3.00")
    driver.send(.entryCommitted)
    #expect(driver.heard == [])
    driver.type("4")
    driver.send(.entryCommitted, .entryCommitted, .entryEnded, .focused(false))
    #expect(driver.heard == ["changed 3 → 4"])
  }

  @Test("W36: a button steps from what was typed, and both are changes")
  func buttonAfterTyping() {
    let driver = Driver(number: 3)
    driver.type("20")
    driver.tap(.up)
    #expect(driver.heard == ["changed 3 → 20", "changed 20 → 21"])
    driver.type("40")
    driver.send(.stepped(.down))
    #expect(driver.heard == ["changed 21 → 40", "changed 40 → 39"])
  }

  @Test("W36: a press whose button takes the focus from the text still counts")
  func focusMovesToButton() {
    let driver = Driver(number: 3)
    driver.type("20")
    driver.send(.pressed(.up), .entryEnded, .released)
    #expect(driver.heard == ["changed 3 → 20", "changed 20 → 21"])
  }

  @Test("A hold goes on from what was typed")
  func holdAfterTyping() {
    let driver = Driver(number: 3)
    driver.type("20")
    driver.send(.pressed(.up))
    driver.wait(600)
    driver.send(.released)
    #expect(
      driver.heard == [
        "changed 3 → 20", "changing 20 → 21", "changing 21 → 22", "committed 20 → 22",
      ])
  }

  @Test("Keys go on from what was typed")
  func keyAfterTyping() {
    let driver = Driver(number: 3)
    driver.type("20")
    driver.send(.keyDown(.step(.up)), .keyUp)
    #expect(driver.heard == ["changed 3 → 20", "changing 20 → 21", "committed 20 → 21"])
    driver.type("30")
    driver.send(.keyDown(.end(.down)))
    #expect(driver.heard == ["changed 21 → 30", "changed 30 → 0"])
  }

  @Test("A step from a typed number that is already shown is one change")
  func buttonAfterTypingTheSame() {
    let driver = Driver(number: 3)
    driver.type("3")
    driver.tap(.up)
    #expect(driver.heard == ["changed 3 → 4"])
  }

  @Test("With an unreadable text a press does nothing but mark it")
  func unreadable() {
    let driver = Driver(number: 3)
    driver.type("1,2,3")
    #expect(driver.appearance.problem == nil)
    driver.send(.pressed(.up))
    #expect(driver.heard == ["marked"])
    #expect(driver.appearance.problem == .unreadable)
    #expect(driver.appearance.pressed == nil)
    driver.send(.released)
    driver.wait(10_000)
    #expect(driver.number == 3)
    #expect(driver.heard == [])
    driver.send(.stepped(.up), .keyDown(.step(.up)), .keyUp)
    #expect(driver.heard == ["marked", "marked"])
    #expect(driver.number == 3)
  }

  @Test("An unreadable text stays and is marked, also when the focus goes")
  func unreadableStays() {
    let driver = Driver(number: 3)
    driver.send(.focused(true))
    driver.type("many")
    driver.send(.entryCommitted)
    #expect(driver.appearance.problem == .unreadable)
    driver.send(.focused(false))
    #expect(driver.heard == ["marked", "marked"])
    #expect(!driver.lastEffects.replacesText)
    #expect(driver.appearance.problem == .unreadable)
    #expect(driver.appearance.isEditing)
    #expect(driver.number == 3)
  }

  @Test("G23: the mark goes away when the text is edited")
  func markGoesAway() {
    let driver = Driver(number: 3)
    driver.type("many")
    driver.send(.entryCommitted)
    driver.type("4")
    #expect(driver.appearance.problem == nil)
    driver.send(.entryCommitted)
    #expect(driver.heard == ["marked", "changed 3 → 4"])
  }

  @Test("G23: Escape reverts the text and its mark")
  func escape() {
    let driver = Driver(number: 3)
    driver.type("many")
    driver.send(.entryCommitted, .entryReverted)
    #expect(driver.lastEffects.replacesText)
    #expect(driver.appearance.problem == nil)
    #expect(driver.appearance.isEditing)
    driver.send(.entryEnded)
    #expect(driver.heard == ["marked"])
    #expect(driver.number == 3)
  }

  @Test("Escape after the editing has ended leaves no text to be edited")
  func escapeOutside() {
    let driver = Driver(number: 3)
    driver.type("many")
    driver.send(.entryEnded, .entryReverted)
    #expect(!driver.appearance.isEditing)
    #expect(driver.appearance.problem == nil)
  }

  @Test("A text that was left marked is edited on where it stands")
  func returnToMarkedText() {
    let driver = Driver(number: 3)
    driver.type("many")
    driver.send(.entryEnded, .entryBegan)
    #expect(!driver.lastEffects.replacesText)
    driver.send(.entryReverted)
    #expect(driver.appearance.isEditing)
  }

  @Test("Too many digits are marked for what they are")
  func tooManyDigits() {
    let driver = Driver(number: 3)
    driver.type(String(repeating: "9", count: 1000))
    driver.send(.entryCommitted)
    #expect(driver.appearance.problem == .tooManyDigits)
    #expect(driver.heard == ["marked"])
  }

  @Test("W39, G24, S52: empty reverts")
  func emptyReverts() {
    let driver = Driver(number: 3)
    driver.type("")
    #expect(!driver.lastEffects.replacesText)
    driver.send(.entryCommitted)
    #expect(driver.lastEffects.replacesText)
    #expect(driver.number == 3)
    #expect(driver.heard == [])
  }

  @Test("W39, G24: empty is no number if the host of an unbound selector allows it")
  func emptyIsNoNumber() {
    let driver = Driver(NumberRule(defaultNumber: 2), number: 3) { $0.allowsNoNumber = true }
    driver.type(" ")
    #expect(!driver.appearance.canStepDown)
    #expect(driver.appearance.canStepUp)
    driver.send(.entryCommitted)
    #expect(driver.heard == ["changed 3 → nothing"])
    #expect(driver.appearance.number == nil)
    #expect(driver.appearance.availability == .known)
    #expect(driver.appearance.problem == nil)
    #expect(!driver.appearance.canStepDown)
    driver.tap(.down)
    driver.tap(.up)
    #expect(driver.heard == ["changed nothing → 2"])
  }

  @Test("With a source, empty reverts even if the host allows no number")
  func emptyWithSource() {
    let driver = Driver { $0.allowsNoNumber = true }
    driver.bind(number: 3)
    driver.type("")
    driver.send(.entryCommitted)
    #expect(driver.number == 3)
    #expect(driver.heard == [])
  }

  @Test("A refused number becomes the nearest allowed one, ties upwards, and the user is told")
  func adjust() {
    let driver = Driver(NumberRule(maximum: 10, increment: 4), number: 4)
    driver.type("6")
    driver.send(.entryCommitted)
    #expect(driver.heard == ["changed 4 → 8", "adjusted 6 → 8"])
    driver.type("900")
    driver.send(.entryCommitted)
    #expect(driver.heard == ["adjusted 900 → 8"])
    #expect(driver.appearance.problem == nil)
  }

  @Test("With mark a refused number stays and is marked invalid")
  func mark() {
    let driver = Driver(NumberRule(maximum: 10)) { $0.commitPolicy = .mark }
    driver.type("15")
    #expect(!driver.appearance.canStepUp)
    driver.send(.entryCommitted)
    #expect(driver.heard == ["changed 0 → 15"])
    #expect(driver.appearance.problem == .aboveMaximum)
    driver.tap(.down)
    #expect(driver.number == 10)
    #expect(driver.appearance.problem == nil)
  }

  @Test("With mark a step from a typed number outside the range goes to the nearest bound")
  func markThenStep() {
    let driver = Driver(NumberRule(maximum: 10)) { $0.commitPolicy = .mark }
    driver.type("15")
    driver.tap(.down)
    #expect(driver.heard == ["changed 0 → 15", "changed 15 → 10"])
  }

  @Test("If nothing is allowed, a typed number stays and is marked until something is")
  func nothingAllowed() {
    let impossible = NumberRule(minimum: 1, maximum: 9, increment: 10, incrementBase: .zero)
    let driver = Driver(impossible)
    driver.type("5")
    driver.send(.entryCommitted)
    #expect(driver.heard == ["marked"])
    #expect(driver.appearance.problem == .nothingAllowed)
    driver.setRule(NumberRule())
    #expect(driver.appearance.problem == nil)
    driver.send(.entryCommitted)
    #expect(driver.heard == ["changed 0 → 5"])
    #expect(driver.appearance.problem == nil)
  }

  @Test("A number that was left marked because nothing was allowed does not count by itself later")
  func nothingAllowedAndLeft() {
    let impossible = NumberRule(minimum: 1, maximum: 9, increment: 10, incrementBase: .zero)
    let driver = Driver(impossible)
    driver.type("5")
    driver.send(.entryEnded)
    driver.setRule(NumberRule())
    #expect(driver.lastEffects.replacesText)
    #expect(!driver.appearance.isEditing)
    #expect(driver.number == 0)
  }

  @Test("The buttons are on by what is typed")
  func buttonsWhileTyping() {
    let driver = Driver(NumberRule(maximum: 10), number: 5)
    driver.type("10")
    #expect(!driver.appearance.canStepUp)
    #expect(driver.appearance.canStepDown)
    driver.type("999")
    #expect(!driver.appearance.canStepUp)
    driver.type("-3")
    #expect(driver.appearance.canStepUp)
    #expect(!driver.appearance.canStepDown)
    driver.type("?")
    #expect(driver.appearance.canStepUp)
    #expect(driver.appearance.canStepDown)
  }

  @Test("G22: a number set from outside replaces a text that the user has not edited")
  func setWhileUnedited() {
    let driver = Driver(number: 3)
    driver.send(.entryBegan, .numberSet(5))
    #expect(driver.lastEffects.replacesText)
    driver.send(.entryEnded)
    #expect(driver.number == 5)
    #expect(driver.heard == [])
  }

  @Test("G22: an edited text stays when a number is set from outside, and counts openly")
  func setWhileEdited() {
    let driver = Driver(number: 3)
    driver.type("7")
    driver.send(.numberSet(5))
    #expect(!driver.lastEffects.replacesText)
    driver.send(.entryEnded)
    #expect(driver.heard == ["changed 5 → 7"])
  }

  @Test("A number chosen outright takes the place of a typed text")
  func chosen() {
    let driver = Driver(NumberRule(maximum: 10), number: 3)
    driver.type("7")
    driver.send(.chosen(15))
    #expect(driver.lastEffects.replacesText)
    driver.send(.entryEnded)
    #expect(driver.heard == ["changed 3 → 10", "adjusted 15 → 10"])
  }

  @Test("A number chosen outright during a hold comes after the end of the hold")
  func chosenDuringHold() {
    let driver = Driver()
    driver.send(.pressed(.up))
    driver.wait(500)
    driver.send(.chosen(8))
    driver.wait(10_000)
    #expect(driver.heard == ["changing 0 → 1", "committed 0 → 1", "changed 1 → 8"])
  }

  @Test("Editing does not need the selector to have said that it began")
  func editedAtOnce() {
    let driver = Driver(number: 3)
    driver.send(.entryEdited(.number(4)))
    #expect(driver.appearance.isEditing)
    driver.send(.entryEnded)
    #expect(driver.heard == ["changed 3 → 4"])
  }

  @Test(
    "What was typed before the selector was disabled does not count, and is reverted at the end")
  func disabledWhileTyping() {
    let driver = Driver(number: 3)
    driver.type("7")
    driver.configure { $0.isEnabled = false }
    driver.send(.entryCommitted)
    driver.send(.entryEnded)
    #expect(driver.number == 3)
    #expect(driver.lastEffects.replacesText)
    #expect(!driver.appearance.isEditing)
    #expect(driver.heard == [])
  }
}
