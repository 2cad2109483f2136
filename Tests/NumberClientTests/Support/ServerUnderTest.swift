import Foundation

/// A number server in a process of its own, which can be killed and started again.
final class ServerUnderTest {
  private let folder: URL
  private var process: Process?
  private(set) var address = "127.0.0.1:0"

  /// Starts a server with these rules, as a rule file has them.
  init(_ rules: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("number-client-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(rules.utf8).write(to: file("rules.json"))
    try start()
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  var url: URL { URL(string: "http://\(address)")! }

  /// A file that lives as long as the server is under test.
  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Starts the server, at the same address if it was started before.
  func start() throws {
    let log = file("log.jsonl")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("number-server")
    process.arguments = [
      "--listen", address, "--database", file("numbers.sqlite").path, "--load",
      file("rules.json").path,
    ]
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    self.process = process
    address = try addressTold(in: log, by: process)
  }

  /// Ends the server in the middle of whatever it is doing.
  func kill() {
    guard let process else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    self.process = nil
  }

  /// Stops the process where it is: connections are taken by the system, but nobody answers.
  func freeze() {
    if let process { Foundation.kill(process.processIdentifier, SIGSTOP) }
  }

  private func addressTold(in log: URL, by process: Process) throws -> String {
    let end = Date() + 20
    while Date() < end, process.isRunning {
      for line in try String(contentsOf: log, encoding: .utf8).split(separator: "\n") {
        let fields = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        if let address = fields?["address"] as? String { return address }
      }
      usleep(5000)
    }
    throw NoServer(log: try String(contentsOf: log, encoding: .utf8))
  }

  struct NoServer: Error {
    let log: String
  }
}
