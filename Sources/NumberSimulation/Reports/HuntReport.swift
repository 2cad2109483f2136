/// Which faults were found, by what, and after how many sessions.
package struct HuntReport: Codable, Equatable, Sendable {
  package struct Row: Codable, Equatable, Sendable {
    package let fault: String
    package let breaks: String
    package let foundBy: String?
    package let sessions: UInt64?
  }

  package let commit: String
  package let rows: [Row]

  package init(_ hunts: [Hunt], commit: String) {
    self.commit = commit
    rows = hunts.map {
      Row(
        fault: $0.mutant.name, breaks: $0.mutant.breaks, foundBy: $0.violation?.invariant,
        sessions: $0.sessions)
    }
  }

  /// Whether every fault was found.
  package var holds: Bool { rows.allSatisfy { $0.foundBy != nil } }

  package var lines: [String] {
    var table = Table(["fault", "breaks", "found by", "sessions"])
    for row in rows {
      let sessions = row.sessions.map { Table.grouped(Int($0)) } ?? "-"
      table.add([row.fault, row.breaks, row.foundBy ?? "NOT FOUND", sessions])
    }
    let found = rows.filter { $0.foundBy != nil }.count
    return table.lines + ["", "\(found) of \(rows.count) faults found, commit \(commit)"]
  }
}
