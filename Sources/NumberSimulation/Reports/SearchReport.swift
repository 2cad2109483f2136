/// How far the exhaustive search went, and whether everything held.
package struct SearchReport: Codable, Equatable, Sendable {
  package let commit: String
  package let states: Int
  package let transitions: Int
  package let seconds: Double
  package let violation: String?
  package let explanation: String?

  package init(_ search: Search, commit: String, seconds: Double) {
    self.commit = commit
    states = search.places
    transitions = search.ways
    self.seconds = seconds
    violation = search.violation?.invariant
    explanation = search.violation?.explanation
  }

  /// Whether every invariant held everywhere.
  package var holds: Bool { violation == nil }

  package var lines: [String] {
    let found = violation.map { ["VIOLATION of “\($0)”: \(explanation ?? "")"] } ?? []
    return found + [
      "\(Table.grouped(states)) states, \(Table.grouped(transitions)) transitions, "
        + "\(holds ? "0 violations" : "stopped at a violation"), \(Int(seconds)) s, "
        + "commit \(commit)"
    ]
  }
}
