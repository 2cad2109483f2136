import NumberSelect
import Testing

@Suite("Keys on the number")
struct KeyTests {
  @Test("Up and Down go one step, Page Up and Page Down ten")
  func stepsAndPages() {
    let driver = Driver(number: 20)
    driver.send(.keyDown(.step(.up)), .keyUp)
    #expect(driver.heard == ["changing 20 → 21", "committed 20 → 21"])
    driver.send(.keyDown(.page(.down)), .keyUp, .keyDown(.page(.up)), .keyUp)
    #expect(driver.number == 21)
    driver.send(.keyDown(.step(.down)), .keyUp)
    #expect(driver.number == 20)
  }

  @Test("Where the way ends within ten steps, Page Down goes to the end")
  func shortPage() {
    let driver = Driver(NumberRule(increment: 2), number: 6)
    driver.send(.keyDown(.page(.down)))
    #expect(driver.heard == ["changing 6 → 0", "committed 6 → 0"])
  }

  @Test("Home and End go to the lowest and the highest allowed number where they exist")
  func ends() {
    let driver = Driver(NumberRule(minimum: 1, maximum: 10, increment: 4), number: 5)
    driver.send(.keyDown(.end(.up)), .keyUp)
    driver.send(.keyDown(.end(.down)), .keyUp)
    #expect(driver.heard == ["changed 5 → 9", "changed 9 → 1"])
    driver.setRule(NumberRule(minimum: 1))
    driver.send(.keyDown(.end(.up)), .keyUp)
    #expect(driver.heard == [])
  }

  @Test("A key that repeats is a hold: changing each time, committed when it goes up")
  func repetition() {
    let driver = Driver()
    driver.send(.keyDown(.step(.up)), .keyDown(.step(.up)), .keyDown(.step(.up)))
    #expect(driver.selector.deadline == nil)
    #expect(driver.appearance.pressed == nil)
    driver.send(.keyUp)
    #expect(
      driver.heard == ["changing 0 → 1", "changing 1 → 2", "changing 2 → 3", "committed 0 → 3"])
  }

  @Test("A key that is held for long goes ten at once, as a button does")
  func longRepetition() {
    let driver = Driver()
    for _ in 1...42 { driver.send(.keyDown(.step(.up))) }
    #expect(driver.number == 60)
  }

  @Test("W2: a key that reaches the bound is committed there, and repeats in vain")
  func bound() {
    let driver = Driver(NumberRule(maximum: 2))
    for _ in 1...5 { driver.send(.keyDown(.step(.up))) }
    #expect(driver.heard == ["changing 0 → 1", "changing 1 → 2", "committed 0 → 2"])
    driver.send(.keyUp)
    #expect(driver.heard == [])
  }

  @Test("Another key ends the hold of the first and counts for itself")
  func anotherKey() {
    let driver = Driver(number: 50)
    driver.send(.keyDown(.step(.up)), .keyDown(.page(.up)))
    #expect(driver.heard == ["changing 50 → 51", "committed 50 → 51", "changing 51 → 61"])
    driver.send(.keyUp)
    #expect(driver.heard == ["committed 51 → 61"])
  }

  @Test("A key while a button is held ends that hold, and a press while a key is held ends that")
  func keyAndButton() {
    let driver = Driver(number: 50)
    driver.send(.pressed(.up))
    driver.wait(500)
    driver.send(.keyDown(.step(.down)))
    driver.wait(10_000)
    #expect(driver.heard == ["changing 50 → 51", "committed 50 → 51", "changing 51 → 50"])
    driver.send(.pressed(.up), .released)
    #expect(driver.heard == ["committed 51 → 50", "changed 50 → 51"])
  }

  @Test("A key that goes up does not end the hold of a button")
  func strayKeyUp() {
    let driver = Driver()
    driver.send(.pressed(.up))
    driver.wait(500)
    driver.send(.keyUp)
    driver.wait(100)
    #expect(driver.number == 2)
  }
}

@Suite("Wheel")
struct WheelTests {
  @Test("G6: the wheel steps only if the number has the keyboard focus")
  func focus() {
    let driver = Driver(number: 3)
    driver.send(.wheelTurned(120))
    #expect(driver.heard == [])
    driver.send(.focused(true), .wheelTurned(120), .wheelTurned(-120), .wheelTurned(-240))
    #expect(driver.heard == ["changed 3 → 4", "changed 4 → 3", "changed 3 → 1"])
    driver.send(.focused(false), .wheelTurned(120))
    #expect(driver.heard == [])
  }

  @Test("G8: small turns add up to whole notches")
  func smallTurns() {
    let driver = Driver()
    driver.send(.focused(true))
    for _ in 1...39 { driver.send(.wheelTurned(9), .wheelTurned(0)) }
    #expect(driver.number == 2)
    driver.send(.wheelTurned(9))
    #expect(driver.number == 3)
  }

  @Test("A turn back starts a notch of its own, and so does a new focus")
  func turnBack() {
    let driver = Driver(number: 3)
    driver.send(.focused(true), .wheelTurned(119), .wheelTurned(-119))
    #expect(driver.number == 3)
    driver.send(.wheelTurned(-1))
    #expect(driver.number == 2)
    driver.send(.wheelTurned(-119), .focused(false), .focused(true), .wheelTurned(-1))
    #expect(driver.number == 2)
  }

  @Test("The wheel stops at the bound, and any turn has an answer")
  func anyTurn() {
    let driver = Driver(NumberRule(maximum: 50), number: 3)
    driver.send(.focused(true), .wheelTurned(.max))
    #expect(driver.number == 50)
    driver.send(.wheelTurned(.min), .wheelTurned(.min))
    #expect(driver.number == 0)
  }

  @Test("A turn that is no whole notch leaves the typed text alone; a notch steps from it")
  func typedText() {
    let driver = Driver(number: 3)
    driver.send(.focused(true))
    driver.type("20")
    driver.send(.wheelTurned(70))
    #expect(driver.heard == [])
    driver.send(.wheelTurned(70))
    #expect(driver.heard == ["changed 3 → 20", "changed 20 → 21"])
    driver.send(.wheelTurned(99))
    #expect(driver.heard == [])
    driver.send(.wheelTurned(1))
    #expect(driver.heard == ["changed 21 → 22"])
  }

  @Test("A notch over an unreadable text does nothing but mark it")
  func unreadableText() {
    let driver = Driver(number: 3)
    driver.send(.focused(true))
    driver.type("many")
    driver.send(.wheelTurned(120))
    #expect(driver.heard == ["marked"])
    #expect(driver.number == 3)
  }
}
