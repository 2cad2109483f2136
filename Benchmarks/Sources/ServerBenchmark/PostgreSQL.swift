import Foundation
import NumberServer

/// A PostgreSQL of its own, on the same disk.
final class PostgreSQL {
  let uri: String
  private let process = Process()
  private let input = Pipe()

  init() throws {
    let output = Pipe()
    process.executableURL =
      URL(filePath: #filePath)
      .appending(path: "../../../../script/postgresql").standardized
    process.arguments = ["-c", "max_connections=200"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure.notInstalled("PostgreSQL") }
      line += more
    }
    uri = String(decoding: line.dropLast(), as: UTF8.self)
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Has one statement run.
  ///
  /// - Returns: the value that it answers.
  @discardableResult
  func run(_ sql: String) throws -> String {
    try Tool.run("/usr/bin/psql", ["-XqAt", "-v", "ON_ERROR_STOP=1", "-d", uri, "-c", sql])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Another database beside the first one.
  func makeDatabase(_ name: String) throws -> String {
    try run("CREATE DATABASE \(name)")
    return uri.replacing("/postgres?", with: "/\(name)?")
  }
}

/// Durable `PUT` from 64 clients, against `pgbench` that runs the same statement with as many.
func comparePostgreSQLSaving() throws {
  let postgreSQL = try PostgreSQL()
  try withFolder { folder in
    let theirs = try postgreSQL.makeDatabase("theirs")
    let peer = try Bench(in: folder) { _ in try PostgreSQLStore(PostgreSQLAddress(theirs)!) }
    try peer.setRules(1_000)
    peer.close()
    let bench = try Bench(in: folder) { _ in
      try PostgreSQLStore(PostgreSQLAddress(postgreSQL.uri)!)
    }
    defer { bench.close() }
    try bench.setRules(1_000)
    let load = Load()
    try Comparison(
      title: "durable PUT of \(load.connections) clients, PostgreSQL",
      peer: "pgbench running the same statement", aim: 0.7
    ).run { _ in
      try bench.saves(load, ids: 1_000).perSecond
    } theirs: { _ in
      try transactionsPerSecond(theirs, load)
    }
  }
}

private func transactionsPerSecond(_ uri: String, _ load: Load) throws -> Double {
  let output = try Tool.run(
    "/usr/lib/postgresql/15/bin/pgbench",
    [
      "--no-vacuum", "--client=\(load.connections)", "--jobs=1", "--time=4",
      "--protocol=prepared", "--file=\(Load.path(of: "save.sql"))", uri,
    ])
  guard let rate = word(after: "tps =", in: output).flatMap(Double.init) else {
    throw Failure.unexpectedOutput("pgbench", output)
  }
  return rate
}
