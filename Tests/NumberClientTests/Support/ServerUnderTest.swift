import Foundation

/// A number server in a process of its own, which can be killed and started again.
final class ServerUnderTest {
  private let folder: URL
  private let isOpen: Bool
  private var process: pid_t?
  private(set) var address = "127.0.0.1:0"

  /// Starts a server with these rules, as a rule file has them.
  ///
  /// - Parameter isOpen: Whether everybody is the same owner, without a session.
  init(_ rules: String, isOpen: Bool = true) throws {
    self.isOpen = isOpen
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
    process = try spawn(
      [
        program.path, isOpen ? "--open" : nil, "--listen", address, "--database",
        file("numbers.sqlite").path, "--load",
        file("rules.json").path,
      ].compactMap { $0 }, log: log)
    address = try addressTold(in: log)
  }

  /// Ends the server in the middle of whatever it is doing.
  func kill() {
    guard let process else { return }
    Foundation.kill(process, SIGKILL)
    waitpid(process, nil, 0)
    self.process = nil
  }

  /// Stops the process where it is: connections are taken by the system, but nobody answers.
  func freeze() {
    if let process { Foundation.kill(process, SIGSTOP) }
  }

  /// Where the build puts it: beside the tests.
  private var program: URL {
    URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("number-server")
  }

  /// Foundation's `Process` is not used: with many connections open it can crash on Linux.
  private func spawn(_ words: [String], log: URL) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log.path, O_WRONLY | O_APPEND, 0)
    let words = words.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0]!, &actions, nil, words, environ)
    guard code == 0 else { throw NoServer(reason: String(cString: strerror(code))) }
    return process
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
