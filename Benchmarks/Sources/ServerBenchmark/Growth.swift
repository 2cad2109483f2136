import Foundation
import NumberServer

/// How throughput, latency, disk and memory go with the count of numbers: as many owners with a
/// number for each of 1,000 lines.
func measureGrowth() throws {
  print("\nSQLite with so many numbers, each request for another owner's, 64 connections")
  print("   numbers    GET/s  p99 ms    PUT/s  p99 ms   MiB on disk  bytes/number  MiB of memory")
  for owners in [1, 1_000, 10_000] {
    try withFolder { folder in
      let path = folder.path("numbers.sqlite")
      try fill(path, owners: owners)
      let bench = try Bench(in: folder, access: .sessions(administrator: nil)) { _ in
        try SQLiteStore(path: path)
      }
      defer { bench.close() }
      try measure(bench, owners: owners, bytes: sizeOnDisk(path))
    }
  }
}

private let lines = 1_000

private func measure(_ bench: Bench, owners: Int, bytes: Double) throws {
  let load = Load(seconds: 5)
  let reads = try load.answers(of: bench.url(), script: "read.lua", [lines, owners])
  let saves = try bench.saves(load, ids: lines, owners: owners)
  print(
    String(
      format: "%10d %8.0f %7.1f %8.0f %7.1f %13.1f %13.0f %14.0f", owners * lines,
      reads.perSecond, reads.p99, saves.perSecond, saves.p99, bytes / 1_048_576,
      bytes / Double(owners * lines), residentMemory()))
}

/// Makes a database by the server's own means, and fills it by SQL.
private func fill(_ path: String, owners: Int) throws {
  let folder = URL(filePath: path).deletingLastPathComponent()
  let bench = try Bench(in: folder) { _ in try SQLiteStore(path: path) }
  try bench.setRules(lines)
  bench.close()
  let sessions = (0..<owners).map { owner in
    let token = Token("load-token-" + digits(owner))!
    return "('\(token.hash.hexadecimal)', '\(digits(owner))', 0)"
  }
  let sql = """
    INSERT INTO sessions (token_hash, owner, begun) VALUES \(sessions.joined(separator: ","));
    INSERT INTO numbers (owner, id, counter, number, client, sequence)
    SELECT printf('%08d', owners.value), rules.id, 1, '4', 'tab-7', 1
    FROM generate_series(0, \(owners - 1)) owners CROSS JOIN rules;
    INSERT INTO saves (owner, id, client, sequence, number, counter)
    SELECT owner, id, client, sequence, number, counter FROM numbers;
    """
  try Data(sql.utf8).write(to: folder.appending(path: "fill.sql"))
  _ = try Tool.run("/usr/bin/sqlite3", [path, ".read \(folder.path("fill.sql"))"])
  try FileManager.default.removeItem(at: folder.appending(path: "fill.sql"))
}

private func digits(_ owner: Int) -> String {
  String(repeating: "0", count: 8 - String(owner).count) + String(owner)
}

private func sizeOnDisk(_ path: String) -> Double {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return (attributes?[.size] as? Double) ?? 0
}
