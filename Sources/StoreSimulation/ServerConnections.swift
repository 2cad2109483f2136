import CPostgreSQL
import NumberSimulation
import Synchronization

/// Connections that were dropped.
package struct DroppedConnections: Equatable, Sendable {
  package fileprivate(set) var all = 0
  /// Those in the middle of a statement or a transaction.
  package fileprivate(set) var busy = 0

  static func += (sum: inout Self, more: Self) {
    sum.all += more.all
    sum.busy += more.busy
  }
}

/// The connections that servers have with a PostgreSQL database.
final class ServerConnections: Sendable {
  private static let statement = """
    SELECT count(*), count(*) FILTER (WHERE state <> 'idle')
    FROM (
      SELECT state, pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'number-server' OFFSET 0
    ) AS dropped
    """

  private let database: String

  /// A connection of one's own, which is kept because making one takes longer than a save.
  private let connection = Mutex<Connection?>(nil)

  init(database: String) {
    self.database = database
  }

  /// Ends all of them at once, as an administrator or a network does.
  func drop() throws(StoreFailure) -> DroppedConnections {
    try connection.withLock { connection throws(StoreFailure) in
      if let dropped = connection.flatMap(Self.drop) { return dropped }
      connection = Connection(to: database)
      guard let dropped = connection.flatMap(Self.drop) else {
        throw StoreFailure("the connections with the database cannot be dropped")
      }
      return dropped
    }
  }

  private static func drop(_ connection: borrowing Connection) -> DroppedConnections? {
    let result = PQexec(connection.handle, statement)
    defer { PQclear(result) }
    guard PQresultStatus(result) == PGRES_TUPLES_OK,
      let all = Int(String(cString: PQgetvalue(result, 0, 0))),
      let busy = Int(String(cString: PQgetvalue(result, 0, 1)))
    else { return nil }
    return DroppedConnections(all: all, busy: busy)
  }

  private final class Connection {
    let handle: OpaquePointer

    init?(to database: String) {
      guard let handle = PQconnectdb(database) else { return nil }
      self.handle = handle
      guard PQstatus(handle) == CONNECTION_OK else { return nil }
      cpq_ignore_notices(handle)
    }

    deinit {
      PQfinish(handle)
    }
  }
}
