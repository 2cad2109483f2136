import NumberSimulation

/// What a campaign against a real server has to say.
package struct StoreReport: Codable, Equatable, Sendable {
  package struct Found: Codable, Equatable, Sendable {
    package let seed: UInt64
    package let invariant: String
    package let explanation: String
    package let story: [String]
  }

  package let commit: String
  package let database: String
  package let firstSeed: UInt64
  package let sessions: UInt64
  package let atOnce: Int
  package let seconds: Double
  package let kills: Int
  package let requestsUnderWayAtKills: Int
  package let mostRequestsUnderWayAtAKill: Int
  package let drops: Int
  package let droppedConnections: Int
  package let busyDroppedConnections: Int
  package let restarts: Int
  package let events: [CountedEvent]
  package let violations: [Found]

  /// Whether as much has happened to the server as had to.
  private let isQuotaMet: Bool

  package init(
    _ outcome: StoreCampaign.Outcome, of campaign: StoreCampaign, database: String,
    commit: String, seconds: Double
  ) {
    self.commit = commit
    self.database = database
    self.seconds = seconds
    firstSeed = campaign.firstSeed
    sessions = outcome.sessions
    atOnce = campaign.width
    kills = outcome.counted.kills
    requestsUnderWayAtKills = outcome.counted.cutOff
    mostRequestsUnderWayAtAKill = outcome.counted.mostCutOff
    drops = outcome.counted.drops
    droppedConnections = outcome.counted.dropped.all
    busyDroppedConnections = outcome.counted.dropped.busy
    restarts = outcome.counted.restarts
    events = outcome.tally.events
    violations = outcome.failures.map {
      Found(
        seed: $0.seed, invariant: $0.violation.invariant, explanation: $0.violation.explanation,
        story: $0.story)
    }
    isQuotaMet = campaign.quota?.isMet(by: outcome.counted) ?? true
  }

  /// Whether every invariant held, and as much has happened to the server as had to.
  package var holds: Bool { violations.isEmpty && isQuotaMet }

  package var lines: [String] {
    var table = Table(["", "in all"])
    for event in events where event.count > 0 {
      table.add([event.what, Table.grouped(event.count)])
    }
    return table.lines + [""] + violations.flatMap(lines) + [summary]
  }

  private func lines(for found: Found) -> [String] {
    found.story + [
      "VIOLATION of “\(found.invariant)” at seed \(found.seed), commit \(commit):",
      "  \(found.explanation)",
    ]
  }

  private var summary: String {
    "\(Table.grouped(Int(sessions))) sessions from seed \(firstSeed), \(atOnce) at once, "
      + "on \(database): \(kills) kills with \(requestsUnderWayAtKills) requests under way "
      + "(at most \(mostRequestsUnderWayAtAKill)), \(databaseTroubles)"
      + "\(violations.count) violations, \(Int(seconds)) s, commit \(commit)"
  }

  private var databaseTroubles: String {
    guard drops + restarts > 0 else { return "" }
    return "\(drops) drops of \(droppedConnections) connections with the database "
      + "(\(busyDroppedConnections) of them busy), \(restarts) restarts of the database, "
  }
}
