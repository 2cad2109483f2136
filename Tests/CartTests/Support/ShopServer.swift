import DesktopTesting
import Foundation
import TestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A real number server with the sample shop, whose database stays when it is stopped.
final class ShopServer {
  /// Where the server and the carts of one test keep what they keep.
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("cart-tests-\(UUID().uuidString)")
  private(set) var program: Program?
  private var port = 0

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    program = nil
    try? FileManager.default.removeItem(at: directory)
  }

  /// The address, which is the same after each start.
  var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

  /// Starts the server and waits until it answers.
  ///
  /// - Parameter rules: The file of rules, as a path in the package.
  func start(rules: String = "Samples/shop.json") throws {
    let program = try Program(
      "number-server",
      [
        "--open", "--listen", "127.0.0.1:\(port)",
        "--database", directory.appendingPathComponent("numbers.sqlite").path,
        "--load", Places.package.appendingPathComponent(rules).path,
      ], environment: ProcessInfo.processInfo.environment)
    self.program = program
    try poll("the server answers: \(program.output)") { program.output.contains("\"loaded\"") }
    port = try listeningPort(program.output)
  }

  func stop() throws {
    program?.send(SIGTERM)
    let status = try program?.waitForEnd()
    program = nil
    guard status == 0 else { throw HarnessError("The server did not stop well.") }
  }

  func kill() throws {
    program?.send(SIGKILL)
    _ = try program?.waitForEnd()
    program = nil
  }

  /// The number that the server has, in the words of its answer, or `nil` if nobody has chosen one.
  func number(of id: String) throws -> String? {
    try document(of: id)["number"] as? String
  }

  /// How often the number or its rule was changed.
  func version(of id: String) throws -> Int? {
    try document(of: id)["version"] as? Int
  }

  /// Chooses a number as somebody else would.
  func choose(_ number: String, for id: String) throws {
    let document = try document(of: id)
    var request = URLRequest(url: url.appendingPathComponent("v1/numbers/\(id)"))
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue(
      "\"\(document["store"] ?? "").\(document["version"] ?? 0)\"", forHTTPHeaderField: "If-Match")
    request.httpBody = Data(
      "{\"number\": \"\(number)\", \"client\": \"somebody-else\", \"sequence\": 1}".utf8)
    let answered = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: request) { _, _, _ in answered.signal() }.resume()
    answered.wait()
    guard try self.number(of: id) == number else { throw HarnessError("\(number) is not chosen.") }
  }

  private func document(of id: String) throws -> [String: Any] {
    let data = try Data(contentsOf: url.appendingPathComponent("v1/numbers/\(id)"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  private func listeningPort(_ log: String) throws -> Int {
    let address = log.components(separatedBy: "\"address\":\"").dropFirst().first ?? ""
    guard let port = Int(address.prefix { $0 != "\"" }.split(separator: ":").last ?? "") else {
      throw HarnessError("The server does not say where it listens: \(log)")
    }
    return port
  }
}
