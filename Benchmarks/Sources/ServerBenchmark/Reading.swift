import CBareServer
import Foundation
import NumberContract
import NumberServer

/// `GET` against a bare libmicrohttpd that has an answer of the same size in memory: of one number of
/// a database that does not change, and of so many by turns that SQLite is asked each time.
func compareReading() throws {
  try withFolder { folder in
    let bench = try Bench(in: folder) { try SQLiteStore(path: $0.path("numbers.sqlite")) }
    defer { bench.close() }
    let document = try chosenNumbers(bench)
    let bareServer = bare_server_start(
      0, UInt32(ProcessInfo.processInfo.activeProcessorCount), document.jsonBytes,
      document.jsonBytes.count, document.entityTag.description)
    defer { bare_server_stop(bareServer) }
    let bare = "http://127.0.0.1:\(bare_server_port(bareServer))"
    let path = "/v1/numbers/\(document.id)"
    try compare("the same number", document) { load, isOurs in
      try load.answers(of: isOurs ? bench.url(path) : bare + path).perSecond
    }
    try compare("\(numbers) numbers by turns", document) { load, isOurs in
      try load.answers(of: isOurs ? bench.url() : bare, script: "read.lua", [numbers]).perSecond
    }
  }
}

/// Several times as many as the store keeps.
private let numbers = 5_000

private func compare(
  _ what: String, _ document: NumberDocument, _ rate: (Load, _ isOurs: Bool) throws -> Double
) throws {
  let load = Load()
  try Comparison(
    title: "GET of \(what), \(document.jsonBytes.count) bytes, \(load.connections) connections",
    peer: "bare libmicrohttpd", aim: 0.7
  ).run { _ in
    try rate(load, true)
  } theirs: { _ in
    try rate(load, false)
  }
}

/// Numbers under a rule, chosen by somebody, as in a cart.
///
/// - Returns: one of them.
private func chosenNumbers(_ bench: Bench) throws -> NumberDocument {
  try bench.setRules(numbers)
  var last: SaveOutcome?
  for index in 0..<numbers {
    let save = NumberSave(number: 4, client: "6f9619ff-8b86-d011-b42d-00c04fc964ff", sequence: 12)
    let key = NumberKey(owner: .everyone, id: "line-\(index)")
    last = try bench.wait { bench.store.save(save, to: key, if: .any, completion: $0) }
  }
  guard case .saved(let document) = last else {
    throw StoreError.failed("the numbers were not saved")
  }
  return document
}
