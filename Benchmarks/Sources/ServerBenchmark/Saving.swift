import CPlainSQLite
import Foundation
import NumberServer

/// Durable `PUT` from 64 clients, against a plain loop in C that writes as many rows in each of its
/// transactions.
func compareSaving() throws {
  try withFolder { folder in
    let store = try SQLiteStore(path: folder.path("numbers.sqlite"))
    let bench = try Bench(in: folder) { _ in store }
    defer { bench.close() }
    try bench.setRules(1_000)
    let load = Load()
    var batches: [Double] = []
    try Comparison(
      title: "durable PUT of \(load.connections) clients, SQLite",
      peer: "a plain SQLite loop of the same durability and batch size", aim: 0.7
    ).run { _ in
      let before = store.transactions
      let rate = try bench.saves(load, ids: 1_000).perSecond
      batches.append(rate * Double(load.seconds) / Double(store.transactions - before))
      return rate
    } theirs: { _ in
      plain_sqlite_rows_per_second(
        folder.path("plain.sqlite"), Int32(batches.last!.rounded()), 1_000, Double(load.seconds))
    }
    print(String(format: "%.0f saves shared a transaction (median)", middle(batches)))
  }
}
