import CBareServer
import Foundation
import NumberContract
import NumberServer
import Synchronization

/// Starts a number server, whose answers are read from the store each time, beside a bare
/// libmicrohttpd that has an answer of the same size in memory, and compares them.
func run() throws {
  let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: directory) }
  let database = directory.appending(path: "numbers.sqlite").path(percentEncoded: false)
  let store = try SQLiteStore(path: database)
  let document = try chosenNumber(in: store)
  let server = try HTTPServer(
    on: ListenAddress("127.0.0.1:0")!, store: store, log: ServerLog { _ in })
  let bareServer = bare_server_start(
    0, UInt32(ProcessInfo.processInfo.activeProcessorCount), document.jsonBytes,
    document.jsonBytes.count, document.entityTag.description)
  defer {
    server.stop()
    bare_server_stop(bareServer)
    store.close()
  }
  let load = Load()
  print("GET \(document.jsonBytes.count) bytes over \(load.connections) connections")
  try compare(
    number: "http://\(server.address)/v1/numbers/\(document.id)",
    bare: "http://127.0.0.1:\(bare_server_port(bareServer))/v1/numbers/\(document.id)",
    under: load)
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
  let answer = Mutex<Result<NumberDocument?, StoreError>>(.success(nil))
  store.document(of: key) { result in answer.withLock { $0 = result } }
  guard let document = try answer.withLock({ $0 }).get(), document.number == 4 else {
    throw StoreError.failed("the number was not saved")
  }
  return document
}

/// Measures both in turns, so that whatever else the machine does concerns both.
func compare(number: String, bare: String, under load: Load) throws {
  var numbers: [Throughput] = []
  var bares: [Throughput] = []
  print("            number server            bare libmicrohttpd")
  print("round   answers/s  µs of CPU      answers/s  µs of CPU")
  for round in 1...9 {
    numbers.append(try Throughput(of: number, under: load))
    bares.append(try Throughput(of: bare, under: load))
    print(row("\(round)", numbers.last!, bares.last!))
  }
  let (number, bare) = (Throughput.median(numbers), Throughput.median(bares))
  print(row("median", number, bare))
  let ratio = String(format: "%.2f", number.answersPerSecond / bare.answersPerSecond)
  print("The number server gives \(ratio) of the answers (aim: 0.70 or better).")
}

func row(_ title: String, _ number: Throughput, _ bare: Throughput) -> String {
  func columns(_ throughput: Throughput) -> String {
    String(format: "%9.0f  %9.1f", throughput.answersPerSecond, throughput.processorMicroseconds)
  }
  return title.padding(toLength: 8, withPad: " ", startingAt: 0)
    + "\(columns(number))      \(columns(bare))"
}

do {
  try run()
} catch {
  print("ServerBenchmark: \(error)")
  exit(1)
}
