import NumberContract
import NumberSelect

/// Looks whether a database holds what a server would have written.
struct SQLiteCheck {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// What is wrong, a sentence each.
  func faults() throws(StoreError) -> [String] {
    let damage = try damage()
    guard damage.isEmpty else { return damage }
    var faults = try storeFaults() + ruleFaults() + numberFaults()
    for query in Self.contradictions {
      faults += try connection.prepare(query).all { $0.text(0) ?? "" }
    }
    return faults
  }

  /// What SQLite itself finds wrong.
  private func damage() throws(StoreError) -> [String] {
    let report = try connection.prepare("PRAGMA integrity_check").all { $0.text(0) ?? "" }
    return report == ["ok"] ? [] : report
  }

  private func storeFaults() throws(StoreError) -> [String] {
    let names = try connection.prepare("SELECT name FROM store").all { $0.text(0) ?? "" }
    let isNamed = names.count == 1 && names.allSatisfy(Identifier.isWellFormed)
    return isNamed ? [] : ["The store has no name, or more than one."]
  }

  private func ruleFaults() throws(StoreError) -> [String] {
    try connection.prepare(
      "SELECT id, default_number, minimum, maximum, increment, increment_base, counter FROM rules"
    ).all { row in
      let id = row.text(0) ?? ""
      guard Identifier.isWellFormed(id), row.integer(6) >= 1 else {
        return "The rule \"\(id)\" has no name, or no version."
      }
      guard let rule = try? row.rule(from: 1) else { return "The rule of \(id) is not whole." }
      return rule.fault.map { "The rule of \(id): \($0.sentence)" }
    }.compactMap(\.self)
  }

  private func numberFaults() throws(StoreError) -> [String] {
    try connection.prepare(
      """
      SELECT id, number, client, sequence, counter FROM numbers
      UNION ALL SELECT id, number, client, sequence, counter FROM saves
      """
    ).all { row in
      let id = row.text(0) ?? ""
      guard (try? row.decimal(1)) != nil else { return "A number \(id) is none." }
      let isWritten =
        Identifier.isWellFormed(row.text(2) ?? "")
        && (1...Contract.largestCount).contains(row.integer(3)) && row.integer(4) >= 1
      return isWritten ? nil : "A number \(id) has no writer, or no version."
    }.compactMap(\.self)
  }

  /// Questions that have no answer in a database as a server leaves it.
  private static let contradictions = [
    """
    SELECT 'A number ' || id || ' has no rule.' FROM numbers WHERE id NOT IN (SELECT id FROM rules)
    """,
    """
    SELECT 'The save that made a number ' || id || ' is not remembered.' FROM numbers
    LEFT JOIN saves USING (owner, id, client)
    WHERE saves.sequence IS NOT numbers.sequence OR saves.number IS NOT numbers.number
      OR saves.counter IS NOT numbers.counter
    """,
    """
    SELECT 'A save of ' || id || ' is newer than its number.' FROM saves
    LEFT JOIN numbers USING (owner, id)
    WHERE numbers.counter IS NULL OR saves.counter > numbers.counter
    """,
    """
    SELECT 'Too many clients of ' || id || ' are remembered, or two with one save.' FROM saves
    GROUP BY owner, id
    HAVING count(*) > \(SaveOutcome.rememberedClients) OR count(DISTINCT counter) < count(*)
    """,
  ]
}
