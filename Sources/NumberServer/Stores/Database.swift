/// The database that a server keeps its numbers in.
public enum Database: Sendable, CustomStringConvertible {
  /// A file. It is made if it is not there.
  case sqlite(path: String)
  /// A database that other servers may use at the same time.
  case postgreSQL(PostgreSQLAddress)

  /// Reads what somebody has written: an address that begins with `postgres://` or `postgresql://`,
  /// or else the path of a file.
  ///
  /// - Returns: `nil` if it begins like an address but is none.
  public init?(_ text: String) {
    guard PostgreSQLAddress.isMeant(by: text) else {
      self = .sqlite(path: text)
      return
    }
    guard let address = PostgreSQLAddress(text) else { return nil }
    self = .postgreSQL(address)
  }

  /// Which database it is, without anything secret.
  public var description: String {
    switch self {
    case .sqlite(let path): path
    case .postgreSQL(let address): address.place
    }
  }

  /// Opens the store that is in it.
  ///
  /// - Parameters:
  ///   - isRestored: Whether the database was put back from a backup.
  ///   - mayCreate: Whether a file that does not exist is made.
  public func open(
    isRestored: Bool = false, mayCreate: Bool = true
  ) throws(StoreError) -> any NumberStore {
    switch self {
    case .sqlite(let path):
      try SQLiteStore(path: path, isRestored: isRestored, mayCreate: mayCreate)
    case .postgreSQL(let address): try PostgreSQLStore(address, isRestored: isRestored)
    }
  }
}
