import NumberContract
import NumberSelect

/// Judges and writes over one connection.
final class SQLiteWriter {
  let connection: SQLiteConnection
  let reader: SQLiteReader
  private let statements: Statements

  private struct Statements {
    let setNumber: SQLiteStatement
    let setRule: SQLiteStatement
  }

  init(_ connection: SQLiteConnection, storeName: String) throws(StoreError) {
    self.connection = connection
    reader = try SQLiteReader(connection, storeName: storeName)
    statements = Statements(
      setNumber: try connection.prepare(
        """
        INSERT INTO numbers (owner, id, counter, number, client, sequence, remembered)
        VALUES (?1, ?2, 1, ?3, ?4, ?5, ?6)
        ON CONFLICT DO UPDATE SET
          counter = counter + 1, number = excluded.number, client = excluded.client,
          sequence = excluded.sequence, remembered = excluded.remembered
        """),
      setRule: try connection.prepare(
        """
        INSERT INTO rules
          (id, counter, default_number, minimum, maximum, increment, increment_base)
        VALUES (?1, 1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT DO UPDATE SET
          counter = counter + 1, default_number = excluded.default_number,
          minimum = excluded.minimum, maximum = excluded.maximum,
          increment = excluded.increment, increment_base = excluded.increment_base
        """))
  }

  /// Runs several writes in one transaction, which is on the disk when this returns.
  ///
  /// A write that fails is left out; if the transaction fails, none of it is there.
  func transaction(_ writes: () throws(StoreError) -> Void) throws(StoreError) {
    try connection.writing { () throws(StoreError) in
      try writes()
      try connection.requireTransaction()
    }
  }

  func save(
    _ save: NumberSave, to key: NumberKey, in session: TokenHash?,
    if condition: EntityTagCondition?
  ) throws(StoreError) -> SaveOutcome {
    try connection.requireTransaction()
    guard let (document, remembered) = try reader.state(of: key) else { return .unknownNumber }
    if let session, try reader.session(of: session)?.owner != key.owner { return .unknownSession }
    let outcome = SaveOutcome.judge(
      save, over: document, if: condition, after: try remembered.save(of: save.writer.client))
    if case .saved = outcome { try write(save, to: key, after: remembered) }
    return outcome
  }

  func setRules(_ rules: [IdentifiedRule]) throws(StoreError) -> [RuleChange] {
    try connection.part { () throws(StoreError) in
      var changes: [RuleChange] = []
      for rule in rules { changes.append(try setRule(rule)) }
      return changes
    }
  }

  /// Moves what was written into the database file itself.
  func checkpoint() {
    connection.checkpoint()
  }

  /// Writes one row by one statement, so it is written whole or, if it fails, not at all.
  func write(
    _ save: NumberSave, to key: NumberKey, after remembered: RememberedSaves
  ) throws(StoreError) {
    var remembered = remembered
    remembered.remember(save)
    try statements.setNumber.run(
      .text(key.owner.name), .text(key.id), .decimal(save.number), .text(save.writer.client),
      .integer(save.writer.sequence), .text(remembered.text))
  }

  private func setRule(_ new: IdentifiedRule) throws(StoreError) -> RuleChange {
    let present = try reader.document(of: NumberKey(owner: .everyone, id: new.id))?.rule
    if let present, present.jsonBytes == new.rule.jsonBytes { return .unchanged }
    try statements.setRule.run(
      .text(new.id), .decimal(new.rule.defaultNumber), .decimal(new.rule.minimum),
      .decimal(new.rule.maximum), .decimal(new.rule.increment),
      .text(new.rule.incrementBase.name))
    return present == nil ? .added : .changed
  }
}
