import NumberSelect
import Testing

@Suite("What happens without the user's doing is news")
struct NewsTests {
  private let driver = Driver()

  private func bind(_ number: ExactDecimal? = 3, _ rule: NumberRule = NumberRule()) {
    driver.bind(number: number, rule)
  }

  private let other = SyncDocument.Writer(client: name("other"), sequence: 1)

  @Test("The first number is no news, another one is, until the user does something")
  func changed() {
    bind()
    #expect(driver.appearance.news == nil)
    driver.send(.pushed(document(8, version: 2, writer: other)))
    #expect(driver.appearance.news == .changed)
    driver.send(.focused(true), .entryBegan, .pushed(document(8, version: 2, writer: other)))
    #expect(driver.appearance.news == .changed)
    driver.tap(.up)
    #expect(driver.appearance.news == nil)
  }

  @Test("What the user chose is no news when the source has it")
  func own() {
    bind()
    driver.tap(.up)
    driver.wait(300)
    driver.answer(.stored(driver.saved(4)))
    #expect(driver.appearance.news == nil)
  }

  @Test("A typed number that is not allowed is news, again each time")
  func adjusted() {
    bind(3, NumberRule(maximum: 10))
    for _ in 0..<2 {
      driver.type("15")
      #expect(driver.appearance.news == nil)
      driver.send(.entryCommitted)
      #expect(driver.appearance.news == .adjusted(NumberAdjustment(requested: 15, adjusted: 10)))
    }
  }

  @Test("A number that the source refuses is one piece of news: what it became")
  func refused() {
    bind()
    driver.send(.stepped(.up))
    driver.wait(300)
    driver.answer(.refused(document(3, NumberRule(maximum: 2), version: 2)))
    #expect(driver.number == 2)
    #expect(driver.appearance.news == .adjusted(NumberAdjustment(requested: 4, adjusted: 2)))
  }

  @Test("A choice that is given up is one piece of news, with the number of the other")
  func gaveUp() {
    driver.configure { $0.conflictPolicy = .sourceWins }
    bind()
    driver.tap(.up)
    driver.wait(300)
    driver.answer(.stale(document(9, version: 2, writer: other)))
    #expect(driver.number == 9)
    #expect(
      driver.appearance.news
        == .gaveUp(NumberConflict(forgotten: .number(4), reason: .sourceWins)))
  }

  @Test("What the host sets is no news, and ends it")
  func host() {
    bind()
    driver.send(.pushed(document(8, version: 2, writer: other)), .numberSet(5))
    #expect(driver.appearance.news == nil)
  }

  @Test("A selector without a source has only its own adjustments to tell")
  func unbound() {
    let driver = Driver(NumberRule(maximum: 10))
    driver.type("15")
    driver.send(.entryCommitted)
    #expect(driver.appearance.news == .adjusted(NumberAdjustment(requested: 15, adjusted: 10)))
    driver.tap(.down)
    #expect(driver.appearance.news == nil)
  }
}
