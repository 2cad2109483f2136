import ChildProcesses
import Foundation
import TestSupport

/// A number server in a process of its own, which can be killed and started again.
final class ServerUnderTest {
  private let folder: TemporaryFolder
  private let isOpen: Bool
  private var process: ChildProcess?
  private(set) var address = "127.0.0.1:0"

  /// Starts a server with these rules, as a rule file has them.
  ///
  /// - Parameter isOpen: Whether everybody is the same owner, without a session.
  init(_ rules: String, isOpen: Bool = true) throws {
    self.isOpen = isOpen
    folder = try TemporaryFolder()
    _ = try folder.write(rules, to: "rules.json")
    try start()
  }

  var url: URL { URL(string: "http://\(address)")! }

  /// A file that lives as long as the server is under test.
  func file(_ name: String) -> URL { folder.file(name) }

  /// Starts the server, at the same address if it was started before.
  func start() throws {
    let log = file("log.jsonl")
    try Data().write(to: log)
    process = try ChildProcess(
      Places.program("number-server"),
      (isOpen ? ["--open"] : []) + [
        "--listen", address, "--database", folder.path("numbers.sqlite"), "--load",
        folder.path("rules.json"),
      ], errors: .file(log.path))
    address = try addressTold(in: log)
  }

  /// Ends the server in the middle of whatever it is doing.
  func kill() {
    process?.end()
    process = nil
  }

  /// Stops the process where it is: connections are taken by the system, but nobody answers.
  func freeze() {
    process?.signal(SIGSTOP)
  }

  private func addressTold(in log: URL) throws -> String {
    let end = Date() + 20
    var text = ""
    while Date() < end {
      text = try String(contentsOf: log, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let fields = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        if let address = fields?["address"] as? String { return address }
      }
      usleep(5000)
    }
    throw NoServer(reason: text)
  }

  struct NoServer: Error {
    let reason: String
  }
}
