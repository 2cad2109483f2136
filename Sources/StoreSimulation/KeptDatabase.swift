import ChildProcesses
import NumberSimulation

/// The database of a server that is kept running, and what can be done to it.
package struct KeptDatabase: Sendable {
  /// What the server is given as `--database`.
  package let address: String

  private let connections: ServerConnections?
  private let postgreSQL: TemporaryPostgreSQL?

  /// A file, or a PostgreSQL that somebody else runs.
  ///
  /// - Parameter address: What the server is given as `--database`. If it is a PostgreSQL, the
  ///   connections of all servers with this database are dropped now and then.
  package init(at address: String) {
    self.address = address
    connections = address.hasPrefix("postgres") ? ServerConnections(database: address) : nil
    postgreSQL = nil
  }

  /// A PostgreSQL that crashes now and then.
  package init(_ postgreSQL: TemporaryPostgreSQL) {
    address = postgreSQL.address
    connections = ServerConnections(database: address)
    self.postgreSQL = postgreSQL
  }

  var perils: [StorePeril] {
    (connections == nil ? [] : [.connectionsDropped])
      + (postgreSQL == nil ? [] : [.databaseRestarted])
  }

  func dropConnections() throws(StoreFailure) -> DroppedConnections {
    try connections?.drop() ?? DroppedConnections()
  }

  func restart() throws(StoreFailure) {
    do {
      try postgreSQL?.tell(.stop)
      try postgreSQL?.tell(.start)
    } catch {
      throw StoreFailure(error.description)
    }
  }
}
