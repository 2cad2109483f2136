import CBareServer
import Foundation
import NumberContract
import NumberServer

/// `GET` with the store really read each time, against a bare libmicrohttpd that has an answer of
/// the same size in memory.
func compareReading() throws {
  try withFolder { folder in
    let bench = try Bench(in: folder) { try SQLiteStore(path: $0.path("numbers.sqlite")) }
    defer { bench.close() }
    let document = try chosenNumber(bench)
    let bareServer = bare_server_start(
      0, UInt32(ProcessInfo.processInfo.activeProcessorCount), document.jsonBytes,
      document.jsonBytes.count, document.entityTag.description)
    defer { bare_server_stop(bareServer) }
    let load = Load()
    let bare = "http://127.0.0.1:\(bare_server_port(bareServer))/v1/numbers/\(document.id)"
    try Comparison(
      title:
        "GET of \(document.jsonBytes.count) bytes over \(load.connections) connections, SQLite",
      peer: "bare libmicrohttpd", aim: 0.7
    ).run { _ in
      try load.answers(of: bench.url("/v1/numbers/\(document.id)")).perSecond
    } theirs: { _ in
      try load.answers(of: bare).perSecond
    }
  }
}

/// A number under a rule, chosen by somebody, as in a cart.
private func chosenNumber(_ bench: Bench) throws -> NumberDocument {
  try bench.setRules(1)
  let key = NumberKey(owner: .everyone, id: "line-0")
  let save = NumberSave(number: 4, client: "6f9619ff-8b86-d011-b42d-00c04fc964ff", sequence: 12)
  guard
    case .saved(let document) = try bench.wait({
      bench.store.save(save, to: key, if: .any, completion: $0)
    })
  else { throw StoreError.failed("the number was not saved") }
  return document
}
