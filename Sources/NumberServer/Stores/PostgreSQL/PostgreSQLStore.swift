public import NumberContract
import Synchronization

/// A store in a PostgreSQL database, which any number of servers may share.
///
/// Nothing is answered from memory: another server may have changed it. Connections that break are
/// made again, and what was under way over them is tried again for some seconds.
///
/// ```swift
/// let address = PostgreSQLAddress("postgres://shop@db.example/numbers")!
/// let store = try PostgreSQLStore(address)
/// ```
public final class PostgreSQLStore: NumberStore {
  /// How many connections are held for what. One more listens for changes.
  public struct Connections: Sendable {
    /// How many answer questions, at least 1.
    public var reading = 2

    /// How many carry out saves, at least 1.
    public var saving = 2

    /// Two for each: enough for a few thousand requests a second.
    public init() {}
  }

  private let address: PostgreSQLAddress
  let name = StoreName.random()
  let canNotify: Bool
  private let lanes: [PostgreSQLLane]
  let questions: WorkLanes<PostgreSQLQuestion>
  private let saves: WorkLanes<PostgreSQLSave>
  let settings: WorkLanes<PostgreSQLQuestion>
  private let listener = Mutex<PostgreSQLListener?>(nil)

  /// Opens a database, and makes or brings up to date what the server needs in it: everything is in
  /// the schema `number_server`.
  ///
  /// - Parameters:
  ///   - address: the database.
  ///   - isRestored: whether it was put back from a backup. The store then takes a new name, because
  ///     versions that it is going to count may have been given out before.
  ///   - connections: how many connections to hold.
  /// - Throws: ``StoreError/unavailable(_:)`` if it cannot be reached, ``StoreError/failed(_:)`` if
  ///   it is of a later version.
  public init(
    _ address: PostgreSQLAddress, isRestored: Bool = false,
    connections: Connections = Connections()
  ) throws(StoreError) {
    self.address = address
    canNotify = try Self.prepare(address, isRestored: isRestored)
    let sender = canNotify ? name : nil
    let reading = (0..<max(1, connections.reading)).map { _ in PostgreSQLLane(address) }
    let saving = (0..<max(1, connections.saving)).map { _ in PostgreSQLLane(address) }
    let setting = PostgreSQLLane(address)
    lanes = reading + saving + [setting]
    questions = WorkLanes("reading", count: reading.count, mostAtOnce: 64) { lane, questions in
      reading[lane].run(questions) { connection, questions throws(PostgreSQLError) in
        try connection.ask(questions)
      }
    }
    saves = WorkLanes("saving", count: saving.count, mostAtOnce: 256) { lane, saves in
      saving[lane].run(saves) { connection, saves throws(PostgreSQLError) in
        try PostgreSQLSaving(connection: connection, sender: sender).carryOut(saves)
      }
    }
    settings = WorkLanes("setting", count: 1, mostAtOnce: 1) { _, questions in
      setting.run(questions) { connection, questions throws(PostgreSQLError) in
        try connection.carryOut(questions)
      }
    }
  }

  public func document(of key: NumberKey, completion: @escaping StoreCompletion<NumberDocument?>) {
    let command = PostgreSQLStatement.document(key.owner.name, key.id)
    questions.add(
      PostgreSQLQuestion([command], completion) { rows throws(StoreError) in
        try rows[0].first.map { row throws(StoreError) in try row.document }
      })
  }

  public func documents(
    of ids: [String], owner: Owner, completion: @escaping StoreCompletion<[NumberDocument]>
  ) {
    let command = PostgreSQLStatement.documents(owner.name, PostgreSQLArray.text(ids))
    questions.add(
      PostgreSQLQuestion([command], completion) { rows throws(StoreError) in
        var documents: [String: NumberDocument] = [:]
        for row in rows[0].all {
          let document = try row.document
          documents[document.id] = document
        }
        return ids.compactMap { documents[$0] }
      })
  }

  public func save(
    _ save: NumberSave, to key: NumberKey, in session: TokenHash?,
    if condition: EntityTagCondition?, completion: @escaping StoreCompletion<SaveOutcome>
  ) {
    saves.add(
      PostgreSQLSave(
        save: save, key: key, session: session, condition: condition
      ) { [self] result in
        if case .success(.saved) = result { changed(.number(key)) }
        completion(result)
      })
  }

  public func setRules(
    _ rules: [IdentifiedRule], completion: @escaping StoreCompletion<[RuleChange]>
  ) {
    // In the order in which savers lock rules, so that no two wait for each other.
    let order = rules.indices.sorted { (rules[$0].id, $0) < (rules[$1].id, $1) }
    let changes = order.map { StoreChange.rule(rules[$0].id) }
    let notice = canNotify ? PostgreSQLNotice(sender: name, changes: changes) : nil
    let told: StoreCompletion<[RuleChange]> = { [self] result in
      for change in changes { changed(change) }
      completion(result)
    }
    settings.add(
      PostgreSQLQuestion(
        order.map { PostgreSQLStatement.set(rules[$0]) } + (notice?.commands ?? []), told
      ) { rows in
        var answer = [RuleChange](repeating: .unchanged, count: order.count)
        for (index, rows) in zip(order, rows) { answer[index] = RuleChange(rows) }
        return answer
      })
  }

  public func tellChanges(_ tell: @escaping @Sendable (StoreChange) -> Void) {
    listener.withLock { listener in
      listener = PostgreSQLListener(address, name: name, tell: tell)
    }
  }

  public func close() {
    listener.withLock { $0 }?.stop()
    questions.finish()
    saves.finish()
    settings.finish()
    for lane in lanes { lane.close() }
  }

  func changed(_ change: StoreChange) {
    listener.withLock { $0 }?.changed(change)
  }

  /// - Returns: Whether the database can notify.
  private static func prepare(
    _ address: PostgreSQLAddress, isRestored: Bool
  ) throws(StoreError) -> Bool {
    do throws(PostgreSQLError) {
      let connection = try PostgreSQLConnection(address)
      try PostgreSQLSchema.prepare(connection)
      if isRestored { try PostgreSQLSchema.rename(connection) }
      let functions = try connection.execute(
        """
        SELECT oid FROM pg_proc
        WHERE proname = 'pg_notify' AND has_function_privilege(oid, 'EXECUTE')
        """)
      return functions.count > 0
    } catch {
      throw error.storeError
    }
  }
}

extension PostgreSQLStatement {
  fileprivate static func set(_ rule: IdentifiedRule) -> PostgreSQLCommand {
    setRule(
      rule.id, rule.rule.defaultNumber?.description, rule.rule.minimum.description,
      rule.rule.maximum?.description, rule.rule.increment.description,
      rule.rule.incrementBase.name)
  }
}

extension RuleChange {
  fileprivate init(_ rows: PostgreSQLRows) {
    switch rows.first?.integer(0) {
    case nil: self = .unchanged
    case 1: self = .added
    default: self = .changed
    }
  }
}
