import CSQLite

/// Which state of a database is the present one: equal as long as nobody has written to it.
///
/// It is the header of the index that all connections of all processes share in memory, and that every
/// commit changes. SQLite itself trusts the pages that it has read by nothing else
/// (<https://sqlite.org/walformat.html>).
struct SQLiteState: Equatable {
  private let words: csqlite_state

  init(_ words: csqlite_state) {
    self.words = words
  }

  static func == (left: Self, right: Self) -> Bool {
    withUnsafeBytes(of: left.words) { left in
      withUnsafeBytes(of: right.words) { right in left.elementsEqual(right) }
    }
  }
}
