/// What a campaign has to say: as a table for people, as JSON for programs.
package struct CampaignReport: Codable, Equatable, Sendable {
  package struct Found: Codable, Equatable, Sendable {
    package let seed: UInt64
    package let invariant: String
    package let explanation: String
  }

  package let commit: String
  package let firstSeed: UInt64
  package let sessions: UInt64
  package let cores: Int
  package let seconds: Double
  package let sessionsPerSecond: Double
  package let fingerprint: String
  package let events: [CountedEvent]
  package let violations: [Found]

  package init(
    _ outcome: Campaign.Outcome, of campaign: Campaign, commit: String, seconds: Double
  ) {
    self.commit = commit
    firstSeed = campaign.firstSeed
    sessions = outcome.sessions
    cores = campaign.cores
    self.seconds = seconds
    sessionsPerSecond = seconds > 0 ? (Double(outcome.sessions) / seconds).rounded() : 0
    fingerprint = String(outcome.fingerprint, radix: 16)
    events = outcome.tally.events
    violations = outcome.violations.map {
      Found(
        seed: $0.seed, invariant: $0.violation.invariant, explanation: $0.violation.explanation)
    }
  }

  /// Whether every invariant held.
  package var holds: Bool { violations.isEmpty }

  package var lines: [String] {
    var table = Table(["", "in all", "per 1,000 sessions"])
    for event in events where event.count > 0 {
      let share = sessions > 0 ? event.count * 1000 / Int(sessions) : 0
      table.add([event.what, Table.grouped(event.count), Table.grouped(share)])
    }
    return table.lines + [""] + violations.flatMap(lines) + [summary]
  }

  private func lines(for found: Found) -> [String] {
    [
      "VIOLATION of “\(found.invariant)” at seed \(found.seed), commit \(commit):",
      "  \(found.explanation)", "  replay: simulate --seed \(found.seed) --trace",
    ]
  }

  private var summary: String {
    let last = firstSeed + max(sessions, 1) - 1
    return
      "\(Table.grouped(Int(sessions))) sessions, seeds \(firstSeed) to \(last), "
      + "\(violations.count) violations, \(Int(seconds)) s on \(cores) cores, "
      + "\(Table.grouped(Int(sessionsPerSecond))) sessions/s, fingerprint \(fingerprint), "
      + "commit \(commit)"
  }
}
