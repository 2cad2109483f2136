import Foundation
import NumberServer

/// How throughput, latency, disk and memory go with the count of numbers: as many owners with a
/// number for each of 1,000 lines. It takes some GiB of the disk for a while.
func measureGrowth() throws {
  printHead("SQLite")
  for owners in [1, 1_000, 10_000] {
    try withFolder { folder in
      let path = folder.path("numbers.sqlite")
      try setRules(SQLiteStore(path: path), in: folder)
      try fillSQLite(path, owners: owners)
      try measure(SQLiteStore(path: path), owners: owners, in: folder, bytes: sizeOnDisk(path))
    }
  }
  printHead("PostgreSQL")
  for owners in [1, 1_000, 10_000] {
    try withFolder { folder in
      let postgreSQL = try PostgreSQL()
      let address = PostgreSQLAddress(postgreSQL.uri)!
      try setRules(PostgreSQLStore(address), in: folder)
      try fill(postgreSQL, owners: owners)
      let bytes = try postgreSQL.run(
        "SELECT pg_total_relation_size('number_server.numbers')")
      try measure(PostgreSQLStore(address), owners: owners, in: folder, bytes: Double(bytes) ?? 0)
    }
  }
}

private let lines = 1_000

private func printHead(_ database: String) {
  print("\n\(database) with so many numbers, each request for another owner's, 64 connections")
  print("   numbers    GET/s  p99 ms    PUT/s  p99 ms   MiB on disk  bytes/number  MiB of memory")
}

private func measure(
  _ store: any NumberStore, owners: Int, in folder: URL, bytes: Double
) throws {
  let bench = try Bench(in: folder, access: .sessions(administrator: nil)) { _ in store }
  defer { bench.close() }
  let load = Load(seconds: 5)
  let reads = try load.answers(of: bench.url(), script: "read.lua", [lines, owners])
  let saves = try bench.saves(load, ids: lines, owners: owners)
  print(
    String(
      format: "%10d %8.0f %7.1f %8.0f %7.1f %13.1f %13.0f %14.0f", owners * lines,
      reads.perSecond, reads.p99, saves.perSecond, saves.p99, bytes / 1_048_576,
      bytes / Double(owners * lines), residentMemory()))
}

/// Makes a database by the server's own means; what follows fills it by SQL.
private func setRules(_ store: any NumberStore, in folder: URL) throws {
  let bench = try Bench(in: folder) { _ in store }
  try bench.setRules(lines)
  bench.close()
}

private func fillSQLite(_ path: String, owners: Int) throws {
  let folder = URL(filePath: path).deletingLastPathComponent()
  let sessions = (0..<owners).map { owner in
    let token = Token("load-token-" + digits(owner))!
    return "('\(token.hash.hexadecimal)', '\(digits(owner))')"
  }
  let sql = """
    INSERT INTO sessions (token_hash, owner) VALUES \(sessions.joined(separator: ","));
    INSERT INTO numbers (owner, id, counter, number, client, sequence, remembered)
    SELECT printf('%08d', owners.value), rules.id, 1, '4', 'tab-7', 1, 'tab-7 1 4'
    FROM generate_series(0, \(owners - 1)) owners CROSS JOIN rules;
    """
  try Data(sql.utf8).write(to: folder.appending(path: "fill.sql"))
  _ = try Tool.run("/usr/bin/sqlite3", [path, ".read \(folder.path("fill.sql"))"])
  try FileManager.default.removeItem(at: folder.appending(path: "fill.sql"))
}

private func fill(_ postgreSQL: PostgreSQL, owners: Int) throws {
  try postgreSQL.run(
    """
    INSERT INTO number_server.sessions (token_hash, owner)
    SELECT encode(sha256(convert_to('load-token-' || lpad(owner::text, 8, '0'), 'UTF8')), 'hex'),
      lpad(owner::text, 8, '0')
    FROM generate_series(0, \(owners - 1)) AS owner;
    """)
  try postgreSQL.run(
    """
    INSERT INTO number_server.numbers
      (owner, id, counter, number, client, sequence, remembered)
    SELECT lpad(owner::text, 8, '0'), rules.id, 1, '4', 'tab-7', 1, 'tab-7 1 4'
    FROM generate_series(0, \(owners - 1)) AS owner CROSS JOIN number_server.rules
    ORDER BY 1, 2
    """)
  try postgreSQL.run("VACUUM ANALYZE")
  try postgreSQL.run("CHECKPOINT")
}

private func digits(_ owner: Int) -> String {
  String(repeating: "0", count: 8 - String(owner).count) + String(owner)
}

private func sizeOnDisk(_ path: String) -> Double {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return (attributes?[.size] as? NSNumber)?.doubleValue ?? 0
}
