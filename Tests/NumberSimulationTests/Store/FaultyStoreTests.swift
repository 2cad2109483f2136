import Testing

@testable import NumberSimulation

@Suite struct FaultyStoreTests {
  private static let allPerils: [StorePeril] = [
    .serverKilled, .connectionsDropped, .databaseRestarted,
  ]

  @Test(
    "A store that keeps its contract is at fault in no session, whatever is done to it",
    arguments: [[.serverKilled], [.connectionsDropped], allPerils])
  func faultlessStore(_ perils: [StorePeril]) {
    for seed in 1...200 as ClosedRange<UInt64> {
      let session = Session(seed: seed, store: FaultyStore(.none, perils: perils))
      #expect(session.violation == nil, "seed \(seed): \(session.violation?.explanation ?? "")")
    }
  }

  @Test(
    "A store that does not is found",
    arguments: [
      FaultyStore.Fault.answersWithoutStoring, .losesWhenStruck, .storesTwiceWhenStruck,
      .storesHalfWhenStruck, .forgetsSequencesWhenStruck,
    ], [[.serverKilled], [.connectionsDropped], allPerils])
  func faultyStore(_ fault: FaultyStore.Fault, _ perils: [StorePeril]) {
    let violation = (1...1000 as ClosedRange<UInt64>).lazy.compactMap {
      Session(seed: $0, store: FaultyStore(fault, perils: perils)).violation
    }.first
    #expect(violation?.invariant == Session.storeInvariant)
  }
}
