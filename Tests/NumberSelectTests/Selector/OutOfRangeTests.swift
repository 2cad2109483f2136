import NumberSelect
import Testing

@Suite("Out of range is a state")
struct OutOfRangeTests {
  @Test("S37, S38, S39: from 15 with maximum 10, minus gives 10 at once and plus is off")
  func aboveMaximum() {
    let driver = Driver(NumberRule(maximum: 10), number: 15)
    #expect(driver.appearance.number == 15)
    #expect(driver.appearance.problem == .aboveMaximum)
    #expect(!driver.appearance.canStepUp)
    driver.tap(.down)
    #expect(driver.number == 10)
    driver.tap(.down)
    #expect(driver.number == 9)
    #expect(driver.appearance.problem == nil)
  }

  @Test("I14: below the minimum, minus is off and plus leads to the lowest allowed number")
  func belowMinimum() {
    let driver = Driver(NumberRule(minimum: 5, maximum: 10), number: 2)
    #expect(driver.appearance.problem == .belowMinimum)
    #expect(!driver.appearance.canStepDown)
    driver.tap(.up)
    #expect(driver.number == 5)
  }

  @Test("W47: from between two grid numbers a press leads to the next one in its direction")
  func betweenSteps() {
    let driver = Driver(NumberRule(maximum: 10, increment: 3), number: 4)
    #expect(driver.appearance.problem == .betweenSteps)
    driver.tap(.up)
    #expect(driver.number == 6)
    driver.send(.numberSet(4))
    driver.tap(.down)
    #expect(driver.number == 3)
  }

  @Test("I11, W47: on 0, 3, 6, 9 with maximum 10, plus is off at 9")
  func lastOfGrid() {
    let driver = Driver(NumberRule(maximum: 10, increment: 3), number: 9)
    #expect(!driver.appearance.canStepUp)
    #expect(driver.appearance.problem == nil)
    #expect(driver.appearance.highest == 9)
  }

  @Test("I10, I11, W47: without a grid the last step lands on the bound")
  func withoutGrid() {
    let rule = NumberRule(minimum: 1, maximum: 10, increment: 3, incrementBase: .none)
    let driver = Driver(rule, number: 9)
    driver.tap(.up)
    #expect(driver.number == 10)
    #expect(!driver.appearance.canStepUp)
    driver.send(.numberSet(3))
    driver.tap(.down)
    #expect(driver.number == 1)
    #expect(!driver.appearance.canStepDown)
  }

  @Test("W47: 18.98 and a step of 1 is 19.98 without a grid and 19 on one")
  func offGridNumber() throws {
    let number = try exact("18.98")
    let free = Driver(NumberRule(incrementBase: .none), number: number)
    free.tap(.up)
    #expect(free.number == (try exact("19.98")))
    let onGrid = Driver(number: number)
    onGrid.tap(.up)
    #expect(onGrid.number == 19)
  }

  @Test("If nothing is allowed, both buttons are off and the control is flagged")
  func nothingAllowed() {
    let rule = NumberRule(minimum: 1, maximum: 9, increment: 10, incrementBase: .zero)
    let driver = Driver(rule)
    #expect(driver.appearance.number == 1)
    #expect(driver.appearance.problem == .nothingAllowed)
    #expect(!driver.appearance.canStepUp)
    #expect(!driver.appearance.canStepDown)
    #expect(driver.appearance.lowest == nil)
    #expect(driver.appearance.highest == nil)
    driver.send(.chosen(5), .keyDown(.end(.up)), .keyDown(.end(.down)), .stepped(.up))
    #expect(driver.number == 1)
    #expect(driver.heard == [])
  }

  @Test("A default that breaks the rule is shown as it is and flagged")
  func defaultOutOfRange() {
    let driver = Driver(NumberRule(defaultNumber: 1, minimum: 2))
    #expect(driver.number == 1)
    #expect(driver.appearance.problem == .belowMinimum)
  }

  @Test("A number that falls out of range when the rule changes stays and is flagged")
  func ruleChanges() {
    let driver = Driver(number: 8)
    driver.setRule(NumberRule(maximum: 5))
    #expect(driver.number == 8)
    #expect(driver.appearance.problem == .aboveMaximum)
    driver.setRule(NumberRule())
    #expect(driver.appearance.problem == nil)
    #expect(driver.heard == [])
  }

  @Test("The lowest and the highest allowed number are told; without a maximum there is no highest")
  func ends() {
    let driver = Driver(NumberRule(minimum: 1, maximum: 10, increment: 4, incrementBase: .zero))
    #expect(driver.appearance.lowest == 4)
    #expect(driver.appearance.highest == 8)
    driver.setRule(NumberRule(minimum: 1))
    #expect(driver.appearance.lowest == 1)
    #expect(driver.appearance.highest == nil)
  }
}
