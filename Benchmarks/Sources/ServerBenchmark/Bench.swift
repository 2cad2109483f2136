import Foundation
import NumberContract
import NumberSelect
import NumberServer
import Synchronization

/// A server in this process, in a folder of its own.
final class Bench {
  let folder: URL
  let store: any NumberStore
  private let server: HTTPServer
  private var sequence = 0

  init(
    in folder: URL, access: Access = .open, limits: ServerLimits = ServerLimits(),
    open: (URL) throws -> any NumberStore
  ) throws {
    self.folder = folder
    store = try open(folder)
    server = try HTTPServer(
      on: ListenAddress("127.0.0.1:0")!, store: store, access: access, limits: limits,
      log: ServerLog { _ in })
  }

  /// Ends the server and closes its store.
  func close() {
    server.stop()
    store.close()
  }

  var port: UInt16 { server.address.port }

  func url(_ path: String = "/") -> String { "http://\(server.address)\(path)" }

  /// Sets the rules of as many ids as there are lines in a shop.
  func setRules(_ count: Int) throws {
    let rules = (0..<count).map { index in
      IdentifiedRule(id: "line-\(index)", rule: .init(defaultNumber: 1, minimum: 1, maximum: 10))
    }
    _ = try wait { store.setRules(rules, completion: $0) }
  }

  /// How many saves in a second are answered as done.
  func saves(_ load: Load, ids: Int, owners: Int? = nil) throws -> Load.Answers {
    sequence += 100_000_000
    return try load.saves(to: url(), from: sequence, ids: ids, owners: owners)
  }

  /// Saves a number in the store.
  ///
  /// - Returns: the document that it has become.
  func save(_ save: NumberSave, to id: String) throws -> NumberDocument {
    let key = NumberKey(owner: .everyone, id: id)
    let outcome = try wait { store.save(save, to: key, if: .any, completion: $0) }
    guard case .saved(let document) = outcome else {
      throw StoreError.failed("the number was not saved")
    }
    return document
  }

  func wait<Answer: Sendable>(
    _ ask: (@escaping StoreCompletion<Answer>) -> Void
  ) throws -> Answer {
    let answered = DispatchSemaphore(value: 0)
    let answer = Mutex<Result<Answer, StoreError>?>(nil)
    ask { result in
      answer.withLock { $0 = result }
      answered.signal()
    }
    answered.wait()
    return try answer.withLock { $0! }.get()
  }
}

/// A folder that is gone when the body is done.
func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

extension URL {
  func path(_ name: String) -> String { appending(path: name).path(percentEncoded: false) }
}
