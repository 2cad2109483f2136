/// Looks for the first session in which a fault is found.
package struct Hunt: Sendable {
  /// How many sessions are tried before a fault counts as not found.
  package static let mostSessions: UInt64 = 100_000

  package let mutant: Mutant

  /// How many sessions it took, or `nil` if the fault was not found.
  package private(set) var sessions: UInt64?

  /// What found it.
  package private(set) var violation: Violation?

  package init(_ mutant: Mutant, firstSeed: UInt64) {
    self.mutant = mutant
    for count in 1...Self.mostSessions {
      let session = Session(seed: firstSeed &+ count - 1, mutant: mutant)
      guard let violation = session.violation else { continue }
      sessions = count
      self.violation = violation
      return
    }
  }

  /// Hunts every fault there is.
  ///
  /// - Parameter progress: Called with how many faults are done.
  package static func all(
    firstSeed: UInt64, cores: Int, _ progress: (Int) -> Void
  ) async -> [Hunt] {
    await withTaskGroup(of: (Int, Hunt).self) { group in
      var waiting = Mutant.all.enumerated().makeIterator()
      func addNext() {
        guard let (index, mutant) = waiting.next() else { return }
        group.addTask { (index, Hunt(mutant, firstSeed: firstSeed)) }
      }
      for _ in 0..<max(1, cores) { addNext() }
      var hunts: [(Int, Hunt)] = []
      for await hunt in group {
        hunts.append(hunt)
        addNext()
        progress(hunts.count)
      }
      return hunts.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
