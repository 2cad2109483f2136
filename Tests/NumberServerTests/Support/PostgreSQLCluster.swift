import ChildProcesses
import Foundation
import NumberServer
import TestSupport
import Testing

/// A PostgreSQL that runs as long as somebody holds this.
final class PostgreSQLCluster: Sendable {
  struct Failure: Error {
    let reason: String
  }

  /// One for all tests that only need databases of their own.
  static let shared = Result { try PostgreSQLCluster() }

  private let server: TemporaryPostgreSQL

  init() throws {
    server = try TemporaryPostgreSQL(
      script: Places.package.appending(path: "script/postgresql").path,
      options: ["-c", "fsync=off", "-c", "max_connections=400"])
  }

  /// Has the server do something.
  func tell(_ command: TemporaryPostgreSQL.Command) throws {
    try server.tell(command)
  }

  func makeDatabase(from template: String = "template0") async throws -> PostgreSQLPlace {
    let name = "t\(UUID().uuidString.filter(\.isHexDigit).lowercased())"
    try await run("CREATE DATABASE \(name) TEMPLATE \(template)", in: "postgres")
    return PostgreSQLPlace(cluster: self, name: name)
  }

  /// Runs SQL in a process of its own.
  ///
  /// - Returns: what it answers, a line for each row.
  @discardableResult
  func run(_ sql: String, in database: String) async throws -> String {
    let shell = try start(sql, in: database)
    guard try await shell.end() == 0 else { throw Failure(reason: "psql could not: \(sql)") }
    return shell.output.trimmingCharacters(in: .newlines)
  }

  /// Has SQL run in a process of its own.
  fileprivate func start(_ sql: String, in database: String) throws -> ObservedProcess {
    try ObservedProcess(
      "/usr/bin/psql", ["-XqAt", "-v", "ON_ERROR_STOP=1", "-d", uri(of: database), "-c", sql],
      keeping: STDOUT_FILENO)
  }

  fileprivate func uri(of database: String) -> String {
    server.address.replacing("/postgres?", with: "/\(database)?")
  }
}

/// One database of a PostgreSQL.
struct PostgreSQLPlace: StorePlace {
  fileprivate let cluster: PostgreSQLCluster
  fileprivate let name: String

  var uri: String { cluster.uri(of: name) }
  var database: Database { .postgreSQL(PostgreSQLAddress(uri)!) }

  func copy() async throws -> any StorePlace {
    try await cluster.makeDatabase(from: name)
  }

  @discardableResult
  func run(_ sql: String) async throws -> String {
    try await cluster.run(sql, in: name)
  }

  /// Has SQL run in a process of its own, without waiting for its end.
  func start(_ sql: String) throws -> ObservedProcess {
    try cluster.start(sql, in: name)
  }

  /// Ends the connections that servers have, as an administrator or a lost network does.
  func dropConnections() async throws {
    try await run(
      """
      SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'number-server'
      """)
  }
}
