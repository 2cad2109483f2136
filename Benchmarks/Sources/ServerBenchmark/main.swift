import CBareServer
import Foundation
import NumberContract
import NumberServer

/// Asks the number server for a number that is read from the store each time, and libmicrohttpd
/// for an answer of the same size from memory, in turns.
func measure() throws {
  let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: directory) }
  let store = try SQLiteStore(path: directory.appending(path: "numbers.sqlite").path())
  let document = try chosenNumber(in: store)
  let server = try HTTPServer(
    on: ListenAddress("127.0.0.1:0")!, store: store, log: ServerLog { _ in })
  let bare = bare_server_start(
    0, UInt32(ProcessInfo.processInfo.activeProcessorCount), document.jsonBytes,
    document.jsonBytes.count, document.entityTag.description)
  defer {
    server.stop()
    bare_server_stop(bare)
    store.close()
  }

  let numberURL = "http://\(server.address)/v1/numbers/\(document.id)"
  let bareURL = "http://127.0.0.1:\(bare_server_port(bare))/v1/numbers/\(document.id)"
  let load = Load()
  var numberRates: [Double] = []
  var bareRates: [Double] = []
  print("GET \(document.jsonBytes.count) bytes, \(load.connections) connections, answers a second")
  print("round     number server    bare libmicrohttpd")
  for round in 1...5 {
    numberRates.append(try load.requestsPerSecond(numberURL))
    bareRates.append(try load.requestsPerSecond(bareURL))
    print(row("\(round)", numberRates.last!, bareRates.last!))
  }
  print(row("median", median(numberRates), median(bareRates)))
  let ratio = median(numberRates) / median(bareRates)
  print("ratio \(String(format: "%.2f", ratio))  (aim: 0.70 or better)")
}

/// A number under a rule, chosen by somebody, as in a cart.
func chosenNumber(in store: SQLiteStore) throws -> NumberDocument {
  let key = NumberKey(owner: .everyone, id: "espresso-beans")
  let done = DispatchSemaphore(value: 0)
  let rule = IdentifiedRule(id: key.id, rule: .init(defaultNumber: 1, minimum: 1, maximum: 10))
  store.setRules([rule]) { _ in done.signal() }
  done.wait()
  let save = NumberSave(number: 4, client: "6f9619ff-8b86-d011-b42d-00c04fc964ff", sequence: 12)
  store.save(save, to: key, if: .any) { _ in done.signal() }
  done.wait()
  guard let document = try store.document(of: key), document.number == 4 else {
    throw StoreError.failed("the number was not saved")
  }
  return document
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

func row(_ title: String, _ number: Double, _ bare: Double) -> String {
  let columns = [number, bare].map { String(format: "%18.0f", $0) }
  return title.padding(toLength: 6, withPad: " ", startingAt: 0) + columns.joined(separator: "  ")
}

do {
  try measure()
} catch {
  print("ServerBenchmark: \(error)")
  exit(1)
}
