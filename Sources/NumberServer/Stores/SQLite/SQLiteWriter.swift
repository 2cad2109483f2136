import NumberContract
import NumberSelect

/// Judges and writes over one connection.
final class SQLiteWriter {
  let connection: SQLiteConnection
  let reader: SQLiteReader
  private let statements: Statements

  private struct Statements {
    let remembered: SQLiteStatement
    let setNumber: SQLiteStatement
    let remember: SQLiteStatement
    let forgetOldest: SQLiteStatement
    let setRule: SQLiteStatement
  }

  init(_ connection: SQLiteConnection, storeName: String) throws(StoreError) {
    self.connection = connection
    reader = try SQLiteReader(connection, storeName: storeName)
    statements = Statements(
      remembered: try connection.prepare(
        "SELECT sequence, number FROM saves WHERE owner = ?1 AND id = ?2 AND client = ?3"),
      setNumber: try connection.prepare(
        """
        INSERT INTO numbers (owner, id, counter, number, client, sequence)
        VALUES (?1, ?2, 1, ?3, ?4, ?5)
        ON CONFLICT DO UPDATE SET
          counter = counter + 1, number = excluded.number, client = excluded.client,
          sequence = excluded.sequence
        RETURNING counter
        """),
      remember: try connection.prepare(
        """
        INSERT INTO saves (owner, id, counter, number, client, sequence)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT DO UPDATE SET
          counter = excluded.counter, number = excluded.number, sequence = excluded.sequence
        """),
      forgetOldest: try connection.prepare(
        """
        DELETE FROM saves WHERE owner = ?1 AND id = ?2 AND counter IN (
          SELECT counter FROM saves WHERE owner = ?1 AND id = ?2
          ORDER BY counter DESC LIMIT -1 OFFSET ?3)
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
      guard connection.isInTransaction else { throw .unavailable("the transaction was undone") }
    }
  }

  func save(
    _ save: NumberSave, to key: NumberKey, if condition: EntityTagCondition?
  ) throws(StoreError) -> SaveOutcome {
    try connection.part { () throws(StoreError) in
      guard let document = try reader.document(of: key) else { return .unknownNumber }
      let remembered = try remembered(save.writer.client, of: key)
      let outcome = SaveOutcome.judge(save, over: document, if: condition, after: remembered)
      if case .saved = outcome {
        try write(save, to: key, isNewClient: remembered == nil)
      }
      return outcome
    }
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

  func remembered(
    _ client: String, of key: NumberKey
  ) throws(StoreError) -> RememberedSave? {
    try statements.remembered.first(
      .text(key.owner.name), .text(key.id), .text(client)
    ) { row throws(StoreError) in
      RememberedSave(sequence: row.integer(0), number: try row.decimal(1))
    }
  }

  func write(
    _ save: NumberSave, to key: NumberKey, isNewClient: Bool
  ) throws(StoreError) {
    let owner = SQLiteStatement.Value.text(key.owner.name)
    let id = SQLiteStatement.Value.text(key.id)
    let client = SQLiteStatement.Value.text(save.writer.client)
    let sequence = SQLiteStatement.Value.integer(save.writer.sequence)
    let number = SQLiteStatement.Value.decimal(save.number)
    let counter = try statements.setNumber.first(owner, id, number, client, sequence) { row in
      row.integer(0)
    }
    try statements.remember.run(owner, id, .integer(counter ?? 0), number, client, sequence)
    if isNewClient {
      try statements.forgetOldest.run(owner, id, .integer(SaveOutcome.rememberedClients))
    }
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
