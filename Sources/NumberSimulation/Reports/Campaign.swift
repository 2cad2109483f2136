/// Many sessions, on all cores.
package struct Campaign: Sendable {
  /// How many violations are enough to stop.
  package static let mostViolations = 10

  /// How many sessions a core takes at a time.
  private static let blockSize: UInt64 = 500

  package let firstSeed: UInt64
  package let sessions: UInt64
  package let cores: Int

  package init(firstSeed: UInt64, sessions: UInt64, cores: Int) {
    self.firstSeed = firstSeed
    self.sessions = sessions
    self.cores = max(1, cores)
  }

  /// Runs the sessions.
  ///
  /// - Parameter progress: Called now and then with what there is so far.
  package func run(_ progress: (Outcome) -> Void) async -> Outcome {
    await withTaskGroup(of: Outcome.self) { group in
      var outcome = Outcome()
      var next: UInt64 = 0
      func addBlock() {
        guard next < sessions, outcome.violations.count < Self.mostViolations else { return }
        let seeds = firstSeed + next..<firstSeed + min(next + Self.blockSize, sessions)
        next += Self.blockSize
        group.addTask { Outcome(of: seeds) }
      }
      for _ in 0..<cores { addBlock() }
      for await block in group {
        outcome.add(block)
        addBlock()
        progress(outcome)
      }
      return outcome
    }
  }

  /// What came of sessions.
  package struct Outcome: Equatable, Sendable {
    /// A violation and the seed that leads to it.
    package struct Found: Equatable, Sendable {
      package let seed: UInt64
      package let violation: Violation
    }

    package private(set) var sessions: UInt64 = 0
    package private(set) var tally = Tally()

    /// The same for the same seeds, in whatever order they ran.
    package private(set) var fingerprint: UInt64 = 0
    package private(set) var violations: [Found] = []

    init() {}

    init(of seeds: Range<UInt64>) {
      for seed in seeds { add(Session(seed: seed)) }
    }

    private mutating func add(_ session: Session) {
      sessions += 1
      tally.add(session.tally)
      fingerprint &+= session.digest.value &* (2 &* session.seed &+ 1)
      if let violation = session.violation {
        violations.append(Found(seed: session.seed, violation: violation))
      }
    }

    mutating func add(_ other: Outcome) {
      sessions += other.sessions
      tally.add(other.tally)
      fingerprint &+= other.fingerprint
      violations = (violations + other.violations).sorted { $0.seed < $1.seed }
    }
  }
}
