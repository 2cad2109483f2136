/// How far the exhaustive search went, and whether everything held.
package struct SearchReport: Codable, Equatable, Sendable {
  package struct Row: Codable, Equatable, Sendable {
    package let edit: String
    package let states: Int
    package let transitions: Int
    package let seconds: Double
    package let violation: String?
    package let explanation: String?

    package init(_ search: Search, seconds: Double) {
      edit = search.edit.title
      states = search.places
      transitions = search.ways
      self.seconds = seconds
      violation = search.violation?.invariant
      explanation = search.violation?.explanation
    }
  }

  package let commit: String
  package let acts: Int
  package let sends: Int
  package let kills: Int
  package let edits: Int
  package let rows: [Row]

  /// The most memory that it took.
  package let megabytes: Int

  package init(
    _ rows: [Row], within budget: Crossroads.Budget, commit: String, megabytes: Int
  ) {
    self.commit = commit
    acts = budget.acts
    sends = budget.sends
    kills = budget.kills
    edits = budget.edits
    self.rows = rows
    self.megabytes = megabytes
  }

  /// Whether every invariant held everywhere.
  package var holds: Bool { rows.allSatisfy { $0.violation == nil } }

  package var lines: [String] {
    var table = Table(["what somebody else does", "states", "transitions", "violations", "seconds"])
    for row in rows {
      table.add([
        row.edit, Table.grouped(row.states), Table.grouped(row.transitions),
        row.violation ?? "0", String(Int(row.seconds)),
      ])
    }
    let states = Table.grouped(rows.reduce(0) { $0 + $1.states })
    return table.lines + [
      "",
      "every order of up to \(acts) acts, \(sends) sends, \(kills) kills and \(edits) edits: "
        + "\(states) states, \(Table.grouped(megabytes)) MB, commit \(commit)",
    ]
  }
}
