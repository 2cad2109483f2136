import CSQLite
import Glibc

/// One connection to an SQLite database, for use by one thread at a time.
final class SQLiteConnection {
  /// How long to wait for another process that holds the database, in milliseconds.
  static let patience: Int32 = 5_000

  private let handle: OpaquePointer
  private let statements: Statements
  private var index: UnsafePointer<UInt8>?

  private struct Statements {
    let beginReading: SQLiteStatement
    let beginWriting: SQLiteStatement
    let commit: SQLiteStatement
    let beginPart: SQLiteStatement
    let endPart: SQLiteStatement
  }

  /// SQLite counts its memory under one lock for all threads, unless it is told not to before it
  /// is used for the first time.
  private static let countsNoMemory = csqlite_count_no_memory() == SQLITE_OK

  /// - Parameter mayCreate: whether a file that does not exist is made.
  init(path: String, mayCreate: Bool = true) throws(StoreError) {
    _ = Self.countsNoMemory
    var handle: OpaquePointer?
    let flags =
      SQLITE_OPEN_READWRITE | (mayCreate ? SQLITE_OPEN_CREATE : 0) | SQLITE_OPEN_NOMUTEX
      | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let error = StoreError(code: code, handle: handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    statements = Statements(
      beginReading: try Self.prepare("BEGIN", handle),
      beginWriting: try Self.prepare("BEGIN IMMEDIATE", handle),
      commit: try Self.prepare("COMMIT", handle),
      beginPart: try Self.prepare("SAVEPOINT part", handle),
      endPart: try Self.prepare("RELEASE part", handle))
    sqlite3_busy_timeout(handle, Self.patience)
    _ = csqlite_defend(handle)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  func prepare(_ sql: String) throws(StoreError) -> SQLiteStatement {
    try Self.prepare(sql, handle)
  }

  private static func prepare(
    _ sql: String, _ handle: OpaquePointer
  ) throws(StoreError) -> SQLiteStatement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else {
      throw StoreError(code: code, handle: handle)
    }
    return SQLiteStatement(statement)
  }

  /// Runs statements that are needed once and answer nothing.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw StoreError(code: code, handle: handle) }
  }

  /// Has the database keep a write-ahead log from now on.
  ///
  /// SQLite itself does not wait here for others that have the database open, such as servers that
  /// start at the same time: each could be waiting for the other.
  func logAhead() throws(StoreError) {
    let deadline = ContinuousClock.now + .milliseconds(Self.patience)
    while true {
      do throws(StoreError) {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard case .unavailable = error, ContinuousClock.now < deadline else { throw error }
        usleep(10_000)
      }
    }
  }

  /// Lets nobody else open the database for as long as this connection is open.
  ///
  /// - Throws: ``StoreError/unavailable(_:)`` if somebody has it open.
  func takeAlone() throws(StoreError) {
    try execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0")
    do throws(StoreError) {
      try execute("BEGIN EXCLUSIVE; COMMIT")
    } catch {
      guard case .unavailable = error else { throw error }
      throw .unavailable("another process has the database open")
    }
  }

  /// The whole number that a statement answers in its first row.
  func integer(_ sql: String) throws(StoreError) -> Int {
    try prepare(sql).first { row in row.integer(0) } ?? 0
  }

  /// Runs the body in a transaction that holds the right to write from its beginning.
  func writing<Answer>(
    _ body: () throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try statements.beginWriting.run()
    do {
      let answer = try body()
      try statements.commit.run()
      return answer
    } catch {
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Runs the body as a part of a transaction that is kept or left out as a whole.
  func part<Answer>(_ body: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
    try requireTransaction()
    try statements.beginPart.run()
    do {
      let answer = try body()
      try statements.endPart.run()
      return answer
    } catch {
      if isInTransaction { try execute("ROLLBACK TO part; RELEASE part") }
      throw error
    }
  }

  /// - Throws: ``StoreError/unavailable(_:)`` if no transaction is open any more.
  func requireTransaction() throws(StoreError) {
    guard isInTransaction else { throw .unavailable("the transaction was undone") }
  }

  /// Whether a transaction is open. SQLite ends one by itself when the disk is full, say.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Runs the body in a transaction that sees the database as it is at one moment.
  func reading<Answer>(
    _ body: () throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try statements.beginReading.run()
    defer { try? statements.commit.run() }
    return try body()
  }

  /// Runs the body in a transaction of which nothing is kept.
  func trying<Answer>(_ body: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
    try statements.beginReading.run()
    defer { if isInTransaction { try? execute("ROLLBACK") } }
    return try body()
  }

  /// Makes ``state`` known from here on, if the database has a write-ahead log.
  func followState() throws(StoreError) {
    _ = try integer("SELECT count(*) FROM store")
    let mode = try prepare("PRAGMA journal_mode").first { row in row.text(0) }
    if mode == "wal" { index = csqlite_index(handle) }
  }

  /// The present state of the database, or `nil` if it cannot be told: nobody follows it, somebody
  /// is just committing, or the log has no frame.
  var state: SQLiteState? {
    var state = csqlite_state()
    guard let index, csqlite_read_state(index, &state) == 1 else { return nil }
    return SQLiteState(state)
  }

  /// Moves everything from the write-ahead log into the database file, as far as readers allow.
  func checkpoint() {
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
  }
}

extension StoreError {
  init(code: Int32, handle: OpaquePointer?) {
    let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL, SQLITE_NOMEM, SQLITE_IOERR:
      self = .unavailable("\(message) (SQLite \(code))")
    default:
      self = .failed("\(message) (SQLite \(code))")
    }
  }
}
