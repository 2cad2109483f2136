import NumberSelect
import Testing

@Suite("A selector is a value")
struct CopyTests {
  @Test("What happens to a selector at a source does not happen to its copy")
  func copies() {
    let driver = Driver()
    driver.bind(NumberRule(maximum: 9))
    var original = driver.selector
    var copy = original
    #expect(copy == original)
    _ = copy.handle(.stepped(.up), at: 10_000)
    #expect(copy != original)
    #expect(copy.isUnsettled)
    #expect(!original.isUnsettled)
    #expect(original.record?.intent == nil)
    let kept = copy
    _ = original.handle(.pushed(document(8, version: 100)), at: 10_001)
    #expect(original.number == 8)
    #expect(copy == kept)
  }

  @Test("Two selectors that took the same events at the same times are equal")
  func equals() {
    let driver = Driver()
    driver.bind(NumberRule(maximum: 9))
    var first = driver.selector
    var second = driver.selector
    for event in [NumberEvent.stepped(.up), .stepped(.up), .flushed] {
      _ = first.handle(event, at: 10_000)
      _ = second.handle(event, at: 10_000)
    }
    #expect(first == second)
    #expect(first.sync !== second.sync)
  }
}
