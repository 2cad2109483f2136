import Foundation
import NumberContract
import NumberServer

/// `GET` against a bare libmicrohttpd that has an answer of the same size in memory: of one number of
/// a database that does not change, of so many by turns that the server still keeps them all, and of
/// so many that SQLite is asked each time.
func compareReading() throws {
  try withFolder { folder in
    let bench = try Bench(in: folder) { try SQLiteStore(path: $0.path("numbers.sqlite")) }
    defer { bench.close() }
    let document = try chosenNumbers(bench)
    let bare = BareServer(answering: document)
    let path = "/v1/numbers/\(document.id)"
    try compare("the same number", document) { load, isOurs in
      try load.answers(of: isOurs ? bench.url(path) : bare.url(path))
    }
    for count in [kept, numbers] {
      try compare("\(count) numbers by turns", document) { load, isOurs in
        try load.answers(of: isOurs ? bench.url() : bare.url(), script: "read.lua", [count])
      }
    }
  }
}

/// Not more than the store keeps.
private let kept = 1_000

/// Several times as many as the store keeps.
private let numbers = 5_000

private func compare(
  _ what: String, _ document: NumberDocument,
  _ answers: (Load, _ isOurs: Bool) throws -> Load.Answers
) throws {
  let load = Load()
  var costs: [(ours: Double, theirs: Double)] = []
  try Comparison(
    title: "GET of \(what), \(document.jsonBytes.count) bytes, \(load.connections) connections",
    peer: "bare libmicrohttpd", aim: 0.7
  ).run { _ in
    let answers = try answers(load, true)
    costs.append((answers.server, 0))
    return answers.perSecond
  } theirs: { _ in
    let answers = try answers(load, false)
    costs[costs.count - 1].theirs = answers.server
    return answers.perSecond
  }
  print(
    String(
      format: "processor time of the server for each: %.1f µs, bare %.1f µs (medians)",
      middle(costs.map(\.ours)), middle(costs.map(\.theirs))))
}

/// Numbers under a rule, chosen by somebody, as in a cart.
///
/// - Returns: one of them.
private func chosenNumbers(_ bench: Bench) throws -> NumberDocument {
  try bench.setRules(numbers)
  let save = NumberSave(number: 4, client: "6f9619ff-8b86-d011-b42d-00c04fc964ff", sequence: 12)
  for index in 1..<numbers { _ = try bench.save(save, to: "line-\(index)") }
  return try bench.save(save, to: "line-0")
}
