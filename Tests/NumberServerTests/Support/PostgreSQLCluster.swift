import Foundation
import NumberServer
import Testing

/// A PostgreSQL that runs as long as somebody holds this.
final class PostgreSQLCluster: Sendable {
  struct Failure: Error {
    let reason: String
  }

  /// One for all tests that only need databases of their own.
  static let shared = Result { try PostgreSQLCluster() }

  private let address: String
  private let script: Int32

  init() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../../script/postgresql")
      .standardized.path(percentEncoded: false)
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    script = ends[0]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let options = ["-c", "fsync=off", "-c", "max_connections=400"]
    let words = ([path] + options).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, path, &actions, nil, words, environ)
    close(ends[1])
    guard code == 0, let address = nextLine(from: script) else {
      throw Failure(reason: "script/postgresql did not start")
    }
    self.address = address
  }

  deinit {
    shutdown(script, Int32(SHUT_WR))
    while nextLine(from: script) != nil {}
    close(script)
  }

  /// Has the script do something with the server: `stop`, `shutdown` or `start`.
  func tell(_ command: String) throws {
    let line = Array("\(command)\n".utf8)
    guard
      write(script, line, line.count) == line.count, nextLine(from: script) == "done"
    else {
      throw Failure(reason: "script/postgresql did not \(command)")
    }
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
  fileprivate func start(_ sql: String, in database: String) throws -> ChildProcess {
    try ChildProcess(
      "/usr/bin/psql", ["-XqAt", "-v", "ON_ERROR_STOP=1", "-d", uri(of: database), "-c", sql],
      keeping: STDOUT_FILENO)
  }

  fileprivate func uri(of database: String) -> String {
    address.replacing("/postgres?", with: "/\(database)?")
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
  func start(_ sql: String) throws -> ChildProcess {
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

/// - Returns: `nil` at the end.
private func nextLine(from descriptor: Int32) -> String? {
  var line: [UInt8] = []
  var byte: UInt8 = 0
  while read(descriptor, &byte, 1) == 1 {
    if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
    line.append(byte)
  }
  return nil
}
