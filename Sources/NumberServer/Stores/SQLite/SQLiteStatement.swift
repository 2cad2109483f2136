import CSQLite
import NumberSelect

/// A prepared statement. After each run it is reset, so it never keeps a lock.
final class SQLiteStatement {
  /// What can be bound to a parameter.
  enum Value {
    case text(String)
    case integer(Int)
    case decimal(ExactDecimal?)
  }

  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Runs the statement and gives what the closure makes of the first row, or `nil` without a row.
  func first<Answer>(
    _ values: Value..., read: (SQLiteRow) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer? {
    defer { sqlite3_reset(handle) }
    try bind(values)
    guard try step() else { return nil }
    return try read(SQLiteRow(handle))
  }

  /// Runs the statement and gives what the closure makes of each row.
  func all<Answer>(
    _ values: Value..., read: (SQLiteRow) throws(StoreError) -> Answer
  ) throws(StoreError) -> [Answer] {
    defer { sqlite3_reset(handle) }
    try bind(values)
    var answers: [Answer] = []
    while try step() { answers.append(try read(SQLiteRow(handle))) }
    return answers
  }

  /// Runs a statement that answers no rows.
  func run(_ values: Value...) throws(StoreError) {
    defer { sqlite3_reset(handle) }
    try bind(values)
    _ = try step()
  }

  private func bind(_ values: [Value]) throws(StoreError) {
    for (offset, value) in values.enumerated() {
      let code = bind(value, at: Int32(offset + 1))
      guard code == SQLITE_OK else { throw error(code) }
    }
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .text(let text): bind(utf8: text.utf8, at: index)
    case .integer(let integer): sqlite3_bind_int64(handle, index, Int64(integer))
    case .decimal(nil): sqlite3_bind_null(handle, index)
    case .decimal(let number?): bind(utf8: number.utf8, at: index)
    }
  }

  private func bind(utf8 text: some Collection<UInt8>, at index: Int32) -> Int32 {
    let bind = { (bytes: UnsafeBufferPointer<UInt8>) in
      bytes.withMemoryRebound(to: CChar.self) {
        csqlite_bind_text(self.handle, index, $0.baseAddress, Int32($0.count))
      }
    }
    return text.withContiguousStorageIfAvailable(bind) ?? Array(text).withUnsafeBufferPointer(bind)
  }

  private func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw error(code)
    }
  }

  private func error(_ code: Int32) -> StoreError {
    StoreError(code: code, handle: sqlite3_db_handle(handle))
  }
}

/// The row at which a statement stands. It is valid only inside the closure that gets it.
struct SQLiteRow: StoredRow {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  func text(_ column: Int32) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  func withBytes<Answer>(
    _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>?) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try body(bytes(column))
  }

  private func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8>? {
    sqlite3_column_text(handle, column).map { start in
      UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    }
  }
}
