import NumberContract
import NumberSelect

/// Looks whether a database holds what a server would have written.
struct SQLiteCheck {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// What is wrong, a sentence each.
  ///
  /// The tables of an earlier version are brought up to date first, so that there is one way to look
  /// at them. To be called in a transaction that is not kept.
  func faults() throws(StoreError) -> [String] {
    let damage = try damage()
    guard damage.isEmpty else { return damage }
    try SQLiteSchema.upgrade(connection)
    return try storeFaults() + ruleFaults() + numberFaults() + strayNumbers()
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
      "SELECT id, number, client, sequence, counter, remembered FROM numbers"
    ).all { row in
      let id = row.text(0) ?? ""
      guard let number = try? row.decimal(1) else { return "A number \(id) is none." }
      guard let writer = row.writer(from: 2), isWhole(writer), row.integer(4) >= 1 else {
        return "A number \(id) has no writer, or no version."
      }
      let save = NumberSave(number: number, writer: writer)
      return fault(in: RememberedSaves(text: row.text(5) ?? ""), of: id, madeBy: save)
    }.compactMap(\.self)
  }

  private func isWhole(_ writer: NumberDocument.Writer) -> Bool {
    Identifier.isWellFormed(writer.client)
      && (1...Contract.largestCount).contains(writer.sequence)
  }

  /// What is wrong with what is remembered beside a number, which has to end with the save that made it.
  private func fault(
    in remembered: RememberedSaves, of id: String, madeBy save: NumberSave
  ) -> String? {
    guard let saves = try? remembered.all() else {
      return "What is remembered of the clients of \(id) cannot be read."
    }
    let clients = Set(saves.map(\.client))
    guard clients.count == saves.count, saves.count <= SaveOutcome.rememberedClients else {
      return "Too many clients of \(id) are remembered, or one twice."
    }
    let last = RememberedSave(sequence: save.writer.sequence, number: save.number)
    guard let newest = saves.last, newest.client == save.writer.client, newest.save == last else {
      return "The save that made a number \(id) is not remembered."
    }
    return nil
  }

  private func strayNumbers() throws(StoreError) -> [String] {
    try connection.prepare("SELECT id FROM numbers WHERE id NOT IN (SELECT id FROM rules)")
      .all { row in "A number \(row.text(0) ?? "") has no rule." }
  }
}
