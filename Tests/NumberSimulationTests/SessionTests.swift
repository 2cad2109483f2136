import Testing

@testable import NumberSimulation

@Suite struct SessionTests {
  @Test("The same seed takes the same course, to the last byte of its story")
  func sameSeedSameStory() {
    for seed in 1...50 as ClosedRange<UInt64> {
      let first = Session(seed: seed, tellsStory: true)
      let second = Session(seed: seed, tellsStory: true)
      #expect(first.story == second.story)
      #expect(first.digest == second.digest)
    }
  }
}
