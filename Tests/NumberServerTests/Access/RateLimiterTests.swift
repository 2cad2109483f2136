import Testing

@testable import NumberServer

@Suite("How often somebody may ask")
struct RateLimiterTests {
  private static let second: UInt64 = 1_000_000_000

  @Test("five seconds' worth at once, then at the steady rate")
  func burst() {
    let limiter = RateLimiter(perSecond: 10)
    let now = 100 * Self.second
    for _ in 0..<50 { #expect(limiter.wait(for: "a", now: now) == nil) }
    #expect(limiter.wait(for: "a", now: now) == Self.second / 10)
    #expect(limiter.wait(for: "a", now: now + Self.second / 10) == nil)
    #expect(limiter.wait(for: "a", now: now + Self.second / 10) != nil)
  }

  @Test("whoever waits as long as they are told is let in")
  func patience() throws {
    let limiter = RateLimiter(perSecond: 3)
    var now = 7 * Self.second
    for _ in 0..<200 {
      if let wait = limiter.wait(for: "a", now: now) {
        now += wait
        #expect(limiter.wait(for: "a", now: now) == nil)
      }
    }
    #expect(now > 60 * Self.second, "it took as long as the rate says")
  }

  @Test("a thousand others are not disturbed by a thousand who ask all the time")
  func independence() {
    let limiter = RateLimiter(perSecond: 1)
    for asker in 0..<1_000 { for _ in 0..<20 { _ = limiter.wait(for: asker, now: Self.second) } }
    let refused = (1_000..<2_000).count { limiter.wait(for: $0, now: Self.second) != nil }
    #expect(refused <= 10, "both places have to be shared by chance: about one in a thousand")
  }

  @Test("a refused question costs the asker nothing")
  func noPenalty() {
    let limiter = RateLimiter(perSecond: 1)
    for _ in 0..<100 { _ = limiter.wait(for: "a", now: Self.second) }
    #expect(limiter.wait(for: "a", now: 2 * Self.second) == nil)
  }
}
