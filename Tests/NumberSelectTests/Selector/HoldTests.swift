import NumberSelect
import Testing

@Suite("Holding")
struct HoldTests {
  @Test("The first repeat comes after half a second, the next ones faster and faster")
  func rhythm() {
    let driver = Driver()
    driver.send(.pressed(.up))
    var times: [Milliseconds] = []
    while times.count < 9, let deadline = driver.selector.deadline {
      driver.wait(deadline - driver.now)
      times.append(driver.now)
      #expect(driver.number == ExactDecimal(times.count))
    }
    let pauses = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(times.first == 500)
    #expect(pauses == [100, 85, 72, 61, 52, 44, 40, 40])
  }

  @Test("I39, G20: each repeat is changing, the end is committed; the release adds no step")
  func repeatsAndEnd() {
    let driver = Driver(number: 3)
    driver.send(.pressed(.up))
    driver.wait(600)
    #expect(driver.appearance.pressed == .up)
    driver.send(.released)
    driver.wait(10_000)
    #expect(driver.heard == ["changing 3 → 4", "changing 4 → 5", "committed 3 → 5"])
    #expect(driver.appearance.pressed == nil)
  }

  @Test("A stall never makes up for lost repeats")
  func stall() {
    let driver = Driver()
    driver.send(.pressed(.up))
    driver.wait(499)
    var selector = driver.selector
    _ = selector.handle(.woken, at: 9_000)
    _ = selector.handle(.woken, at: 9_000)
    #expect(selector.number == 1)
    #expect(selector.deadline == 9_100)
  }

  @Test("A wake-up that comes too early is nothing")
  func early() {
    let driver = Driver()
    driver.send(.pressed(.up))
    driver.wait(499)
    driver.send(.woken)
    #expect(driver.number == 0)
    #expect(driver.selector.deadline == 500)
  }

  @Test("A release that is seen before a late wake-up is a tap")
  func lateWakeUp() {
    let driver = Driver()
    driver.send(.pressed(.up))
    var selector = driver.selector
    let effects = selector.handle(.released, at: 9_000)
    #expect(effects.change == NumberChange(old: 0, new: 1, stage: .changedAndCommitted))
  }

  @Test(
    "I23, I24, W4: a hold ends on cancel, loss of focus, disabling, not being editable any more",
    arguments: [
      [.released], [.interrupted], [.focused(true), .focused(false)],
      [.configured(settings { $0.isEnabled = false })],
      [.configured(settings { $0.isEditable = false })],
      [.entryBegan, .entryEdited(.number(8))],
    ] as [[NumberEvent]])
  func ends(by events: [NumberEvent]) {
    let driver = Driver()
    driver.send(.pressed(.up))
    driver.wait(600)
    for event in events { driver.send(event) }
    #expect(driver.selector.deadline == nil)
    #expect(driver.appearance.pressed == nil)
    driver.wait(10_000)
    #expect(driver.heard == ["changing 0 → 1", "changing 1 → 2", "committed 0 → 2"])
  }

  private static func settings(_ set: (inout NumberSettings) -> Void) -> NumberSettings {
    var settings = NumberSettings()
    set(&settings)
    return settings
  }

  @Test("W2, W5, G11: a hold ends at the bound, and nothing more is told while the finger stays")
  func endsAtBound() {
    let driver = Driver(NumberRule(maximum: 3))
    driver.send(.pressed(.up))
    driver.wait(10_000)
    #expect(
      driver.heard == ["changing 0 → 1", "changing 1 → 2", "changing 2 → 3", "committed 0 → 3"])
    #expect(driver.selector.deadline == nil)
    driver.send(.released)
    driver.wait(10_000)
    #expect(driver.number == 3)
    #expect(driver.heard == [])
  }

  @Test("I19, W6: a second press ends the first hold and counts for itself")
  func secondPress() {
    let driver = Driver(number: 50)
    driver.send(.pressed(.up))
    driver.wait(600)
    driver.send(.pressed(.down))
    #expect(driver.heard == ["changing 50 → 51", "changing 51 → 52", "committed 50 → 52"])
    driver.send(.released, .released)
    driver.wait(10_000)
    #expect(driver.heard == ["changed 52 → 51"])
  }

  @Test("G10, G9: a hold goes in the direction of its button and never past the bound")
  func direction() {
    let driver = Driver(NumberRule(minimum: 0, maximum: 100, increment: 60), number: 100)
    driver.send(.pressed(.down))
    driver.wait(10_000)
    #expect(driver.heard == ["changing 100 → 60", "changing 60 → 0", "committed 100 → 0"])
  }

  @Test("A hold that a rule leaves no way for ends, and what it changed is final")
  func ruleEndsHold() {
    let driver = Driver()
    driver.send(.pressed(.up))
    driver.wait(600)
    driver.setRule(NumberRule(maximum: 2))
    driver.wait(10_000)
    #expect(driver.heard == ["changing 0 → 1", "changing 1 → 2", "committed 0 → 2"])
  }

  @Test("A number that the host sets during a hold is where the hold goes on from")
  func hostSets() {
    let driver = Driver()
    driver.send(.pressed(.up))
    driver.wait(500)
    driver.send(.numberSet(40))
    driver.wait(100)
    driver.send(.released)
    #expect(driver.heard == ["changing 0 → 1", "changing 40 → 41", "committed 40 → 41"])
  }

  @Test("A hold that the host has overruled at the end has nothing left to commit")
  func hostOverrules() {
    let driver = Driver()
    driver.send(.pressed(.up))
    driver.wait(500)
    driver.send(.numberSet(40), .released)
    #expect(driver.heard == ["changing 0 → 1"])
    #expect(driver.number == 40)
  }

  @Test("A host that sets what it was just told changes nothing: the end is still committed")
  func hostEchoes() {
    let driver = Driver()
    driver.send(.pressed(.up))
    driver.wait(500)
    driver.send(.numberSet(1))
    driver.wait(100)
    driver.send(.numberSet(2), .released, .numberSet(2))
    #expect(driver.heard == ["changing 0 → 1", "changing 1 → 2", "committed 0 → 2"])
  }

  @Test("Pressing a button that is off does nothing, however long")
  func pressedWhenOff() {
    let driver = Driver()
    driver.send(.pressed(.down))
    driver.wait(10_000)
    #expect(driver.heard == [])
    #expect(driver.selector.deadline == nil)
  }

  @Test("At the end of time a hold still has a deadline")
  func endOfTime() {
    var selector = NumberSelector()
    _ = selector.handle(.pressed(.up), at: .max - 3)
    #expect(selector.deadline == .max)
    let effects = selector.handle(.woken, at: .max)
    #expect(effects.change?.stage == .changing)
    #expect(selector.deadline == .max)
  }
}

@Suite("Holding for long")
struct LongHoldTests {
  /// The numbers that a hold goes through.
  private func path(
    _ rule: NumberRule, from start: ExactDecimal, _ direction: Direction, repeats: Int
  ) -> [ExactDecimal] {
    let driver = Driver(rule, number: start)
    driver.send(.pressed(direction))
    var path: [ExactDecimal] = []
    while path.count < repeats, let deadline = driver.selector.deadline {
      driver.wait(deadline - driver.now)
      if let number = driver.number { path.append(number) }
    }
    return path
  }

  @Test("After 40 repeats: single steps to a multiple of ten increments, then ten at once")
  func tens() {
    let path = path(NumberRule(), from: 3, .up, repeats: 50)
    #expect(path[39] == 43)
    #expect(path[40...49] == [44, 45, 46, 47, 48, 49, 50, 60, 70, 80])
  }

  @Test("Down as well, and increments count, not ones")
  func tensDown() {
    let path = path(NumberRule(increment: 5), from: 2000, .down, repeats: 42)
    #expect(path[39] == 1800)
    #expect(path[40...41] == [1750, 1700])
  }

  @Test("Tens are counted from zero if zero is on the grid, else from the base")
  func origin() {
    let fromZero = path(NumberRule(minimum: 4), from: 4, .up, repeats: 48)
    #expect(fromZero[39] == 44)
    #expect(fromZero[45...47] == [50, 60, 70])
    let fromBase = path(NumberRule(minimum: 1, increment: 2), from: 1, .up, repeats: 42)
    #expect(fromBase[39] == 81)
    #expect(fromBase[40...41] == [101, 121])
  }

  @Test("Without a grid tens are counted from zero, whatever stands after the point")
  func withoutGrid() throws {
    let path = path(NumberRule(incrementBase: .none), from: try exact("6.5"), .up, repeats: 46)
    #expect(path[39] == (try exact("46.5")))
    #expect(path[43...45] == [try exact("50.5"), try exact("60.5"), try exact("70.5")])
  }

  @Test("Tens only while more than a hundred increments are left")
  func nearTheEnd() {
    let path = path(NumberRule(maximum: 160), from: 0, .up, repeats: 200)
    #expect(path[39...42] == [40, 50, 60, 61])
    #expect(path.last == 160)
    let exactlyHundred = self.path(NumberRule(maximum: 140), from: 0, .up, repeats: 41)
    #expect(exactlyHundred.last == 41)
  }

  @Test("A range without a maximum has no end upwards, but one downwards")
  func noMaximum() {
    let up = path(NumberRule(), from: 0, .up, repeats: 60)
    #expect(up.last == 240)
    let down = path(NumberRule(), from: 150, .down, repeats: 300)
    #expect(down[39...41] == [110, 100, 99])
    #expect(down.last == 0)
  }
}
