import Testing

@testable import NumberSimulation

@Suite struct FaultyStoreTests {
  @Test("A store that keeps its contract is at fault in no session, however often it is killed")
  func faultlessStore() {
    for seed in 1...200 as ClosedRange<UInt64> {
      let session = Session(seed: seed, store: FaultyStore(.none))
      #expect(session.violation == nil, "seed \(seed): \(session.violation?.explanation ?? "")")
    }
  }

  @Test(
    "A store that does not is found",
    arguments: [
      FaultyStore.Fault.answersWithoutStoring, .losesWhenKilled, .storesTwiceWhenKilled,
      .storesHalfWhenKilled, .forgetsSequencesWhenKilled,
    ])
  func faultyStore(_ fault: FaultyStore.Fault) {
    let violation = (1...1000 as ClosedRange<UInt64>).lazy.compactMap {
      Session(seed: $0, store: FaultyStore(fault)).violation
    }.first
    #expect(violation?.invariant == Session.storeInvariant)
  }
}
