import CPlainSQLite
import Foundation
import NumberContract
import NumberServer

/// Durable `PUT` from 64 clients, against a plain loop in C that writes as many rows in each of its
/// transactions; and what both of its parts, the requests and the rows, leave possible at most.
func compareSaving() throws {
  try withFolder { folder in
    let store = try SQLiteStore(path: folder.path("numbers.sqlite"))
    let bench = try Bench(in: folder) { _ in store }
    defer { bench.close() }
    try bench.setRules(ids)
    let save = NumberSave(number: 4, client: "load", sequence: 100_000_000)
    let bare = BareServer(answering: try bench.save(save, to: "line-0"))
    let load = Load()
    var rounds: [Round] = []
    try Comparison(
      title: "durable PUT of \(load.connections) clients, SQLite",
      peer: "a plain SQLite loop of the same durability and batch size", aim: 0.7
    ).run { _ in
      let before = store.transactions
      let ours = try bench.saves(load, ids: ids)
      let batch = ours.perSecond * Double(load.seconds) / Double(store.transactions - before)
      rounds.append(
        Round(
          ours: ours, bare: try load.saves(to: bare.url(), from: 100_000_001, ids: ids),
          batch: batch, plain: plainLoop(folder, batch: batch, load)))
      return ours.perSecond
    } theirs: { _ in
      rounds.last!.plain.perSecond
    }
    report(rounds)
  }
}

private let ids = 1_000

/// What is measured in turns.
private struct Round {
  let ours: Load.Answers
  /// The same requests, which a bare libmicrohttpd takes and answers without doing anything.
  let bare: Load.Answers
  /// How many of our saves share a transaction.
  let batch: Double
  let plain: Plain
}

private struct Plain {
  let perSecond: Double
  /// The processor time of a row, in microseconds.
  let processor: Double
}

private func plainLoop(_ folder: URL, batch: Double, _ load: Load) -> Plain {
  let before = Processor.now.own
  let rate = plain_sqlite_rows_per_second(
    folder.path("plain.sqlite"), Int32(batch.rounded()), Int32(ids), Double(load.seconds))
  let used = Processor.now.own - before
  return Plain(perSecond: rate, processor: used * 1e6 / (rate * Double(load.seconds)))
}

private func report(_ rounds: [Round]) {
  let median = { (value: (Round) -> Double) in middle(rounds.map(value)) }
  let ours = median { $0.ours.perSecond }
  print(
    String(
      format: """
        saves that shared a transaction  %.0f
        processor time  server %.1f µs, its client %.1f µs for each PUT
                        bare libmicrohttpd %.1f µs, its client %.1f µs for each PUT
                        plain loop %.1f µs for each row
        """,
      median(\.batch), median(\.ours.server), median(\.ours.client), median(\.bare.server),
      median(\.bare.client), median(\.plain.processor)))
  print(
    String(
      format: "bare libmicrohttpd answers %.0f PUTs a second", median(\.bare.perSecond)))
  let inTurns = median { 1 / (1 / $0.bare.perSecond + 1 / $0.plain.perSecond) }
  tell("a PUT there and a row, one after the other", inTurns)
  let busy = median {
    Processor.count * 1e6 / ($0.bare.server + $0.bare.client + $0.plain.processor)
  }
  tell("both at once, without a pause of any processor", busy)

  func tell(_ what: String, _ limit: Double) {
    let share = limit / median(\.plain.perSecond)
    print(
      String(
        format: "%@: %.0f a second, %.2f of the plain loop; ours is %.2f of it", what, limit, share,
        ours / limit))
  }
}
