import NumberSelect
import Testing

@Suite("How saving gets on is told if it takes long")
struct WaitTests {
  private let driver = Driver()

  init() {
    driver.bind(number: 3)
  }

  /// Chooses 4 and lets the save leave.
  private func send() {
    driver.tap(.up)
    driver.wait(300)
  }

  @Test("Saving is quiet for three seconds from when the save left, then it takes long")
  func slow() {
    send()
    driver.wait(2999)
    #expect(driver.appearance.saving == .quiet)
    #expect(driver.selector.progress == .saving)
    driver.wait(1)
    #expect(driver.appearance.saving == .slow)
    #expect(driver.selector.progress == .savingSlowly)
    #expect(driver.appearance.canStepUp)
  }

  @Test("A save that is answered in time is nobody's news")
  func inTime() {
    send()
    driver.wait(2999)
    driver.answer(.stored(driver.saved(4)))
    driver.wait(10_000)
    #expect(driver.appearance.saving == .quiet)
    #expect(driver.appearance.news == nil)
    #expect(driver.selector.deadline == nil)
  }

  @Test("A user who goes on choosing while saves are answered waits for nothing")
  func busyUser() {
    for number in 4...20 {
      driver.tap(.up)
      driver.wait(300)
      driver.answer(.stored(driver.saved(ExactDecimal(number), version: Int64(number))))
      #expect(driver.appearance.saving == .quiet)
    }
  }

  @Test("Requests that get lost are not told if the next one makes up for them")
  func madeUpFor() {
    send()
    driver.answer(.lost)
    #expect(driver.appearance.saving == .quiet)
    #expect(driver.selector.progress == .saving)
    driver.wait(650)
    driver.answer(.stored(driver.saved(4)))
    #expect(driver.appearance.news == nil)
    #expect(driver.selector.progress == .settled)
  }

  @Test("Offline is told once the source has not been reached for three seconds, and stays")
  func offline() {
    send()
    for _ in 0..<20 {
      driver.answer(.lost)
      driver.wait(800)
    }
    #expect(driver.appearance.saving == .offline)
    #expect(driver.selector.progress == .failed)
    driver.wait(60_000)
    #expect(driver.appearance.saving == .offline)
    driver.tap(.up)
    #expect(driver.appearance.saving == .offline)
  }

  @Test("When what was told to wait is saved, that is told, until the user does something")
  func saved() {
    send()
    driver.wait(3000)
    driver.answer(.stored(driver.saved(4)))
    #expect(driver.appearance.saving == .quiet)
    #expect(driver.appearance.news == .saved)
    driver.send(.focused(true))
    #expect(driver.appearance.news == .saved)
    driver.tap(.up)
    #expect(driver.appearance.news == nil)
  }

  @Test("When a newer choice is still on its way then, it is told after that one")
  func newerChoice() {
    send()
    driver.wait(3000)
    driver.tap(.up)
    #expect(driver.appearance.saving == .slow)
    driver.answer(.stored(driver.saved(4)))
    #expect(driver.appearance.saving == .quiet)
    #expect(driver.appearance.news == nil)
    driver.wait(300)
    driver.answer(.stored(driver.saved(5, version: 3)))
    #expect(driver.appearance.news == .saved)
  }

  @Test("A source that will not have the choice is told at once, and trying again is quiet")
  func refused() {
    send()
    driver.answer(.rejected)
    #expect(driver.appearance.saving == .refused)
    #expect(driver.selector.progress == .failed)
    #expect(driver.selector.deadline == nil)
    driver.send(.retried)
    #expect(driver.appearance.saving == .quiet)
    driver.wait(3000)
    #expect(driver.appearance.saving == .slow)
  }

  @Test("Trying again gives the source its three seconds once more")
  func triedAgain() {
    send()
    driver.answer(.lost)
    driver.wait(3000)
    driver.answer(.lost)
    #expect(driver.appearance.saving == .offline)
    driver.send(.retried)
    #expect(driver.appearance.saving == .quiet)
    driver.answer(.lost)
    driver.wait(2999)
    #expect(driver.appearance.saving == .quiet)
    driver.wait(1)
    #expect(driver.appearance.saving == .offline)
  }

  @Test("Another source knows nothing of the wait")
  func boundElsewhere() {
    send()
    driver.wait(3000)
    driver.bind(number: 9)
    #expect(driver.appearance.saving == .quiet)
    #expect(driver.appearance.news == nil)
    #expect(driver.selector.deadline == nil)
  }
}
