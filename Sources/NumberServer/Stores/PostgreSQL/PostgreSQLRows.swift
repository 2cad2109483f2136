import CPostgreSQL

/// The rows that a statement answered.
final class PostgreSQLRows: Sendable {
  private nonisolated(unsafe) let handle: OpaquePointer

  /// - Parameter handle: a result, which is released with this.
  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    PQclear(handle)
  }

  var count: Int { Int(PQntuples(handle)) }

  var first: PostgreSQLRow? { count > 0 ? self[0] : nil }

  var all: [PostgreSQLRow] { (0..<count).map { self[$0] } }

  /// What was done, as in `COMMIT`.
  var command: String { String(cString: PQcmdStatus(handle)) }

  private subscript(row: Int) -> PostgreSQLRow {
    PostgreSQLRow(rows: self, handle: handle, row: Int32(row))
  }
}

/// One of the rows that a statement answered.
struct PostgreSQLRow: StoredRow {
  fileprivate let rows: PostgreSQLRows
  fileprivate let handle: OpaquePointer
  fileprivate let row: Int32

  func integer(_ column: Int32) -> Int {
    text(column).flatMap { Int($0) } ?? 0
  }

  func text(_ column: Int32) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  func withBytes<Answer>(
    _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>?) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    let answer = try body(bytes(column))
    withExtendedLifetime(rows) {}
    return answer
  }

  private func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8>? {
    guard PQgetisnull(handle, row, column) == 0, let start = PQgetvalue(handle, row, column) else {
      return nil
    }
    let count = Int(PQgetlength(handle, row, column))
    return UnsafeRawBufferPointer(start: start, count: count).assumingMemoryBound(to: UInt8.self)
  }
}
