import Foundation
import NumberSimulation
import Synchronization

/// Keeps a `number-server` running that is killed again and again.
package final class ServerKeeper: Sendable {
  package let address: ServerAddress

  private let program: String
  private let arguments: [String]
  private let logPath: String

  /// The server's process, or `nil` while there is none.
  private let process = Mutex<pid_t?>(nil)
  private let count = Mutex(Count())

  /// How often the server was killed, and what it was doing.
  package struct Count: Equatable, Sendable {
    package fileprivate(set) var kills = 0
    /// The requests under way at the kills, all together.
    package fileprivate(set) var cutOff = 0
    /// The most requests that were under way at one kill.
    package fileprivate(set) var mostCutOff = 0
    fileprivate var underWay = 0
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - program: The path of `number-server`.
  ///   - database: What it is given as `--database`.
  ///   - folder: Where its log is written.
  package init(program: String, database: String, folder: URL) throws(StoreFailure) {
    guard let address = ServerAddress.free() else { throw StoreFailure("no port is free") }
    self.address = address
    self.program = program
    arguments = ["--open", "--listen", address.description, "--database", database]
    logPath = folder.appendingPathComponent("number-server.log").path
    try process.withLock { id throws(StoreFailure) in id = try start() }
  }

  deinit {
    process.withLock { Self.end($0) }
  }

  package var counted: Count { count.withLock { $0 } }

  /// Kills the server without warning and starts it again.
  func kill() throws(StoreFailure) {
    try process.withLock { id throws(StoreFailure) in
      count.withLock { count in
        count.kills += 1
        count.cutOff += count.underWay
        count.mostCutOff = max(count.mostCutOff, count.underWay)
      }
      Self.end(id)
      id = nil
      id = try start()
    }
  }

  /// Waits until a kill that is under way is over.
  func wait() {
    process.withLock { _ in }
  }

  func noteRequest(_ isUnderWay: Bool) {
    count.withLock { $0.underWay += isUnderWay ? 1 : -1 }
  }

  private static func end(_ id: pid_t?) {
    guard let id else { return }
    Foundation.kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Starts the server and waits until it listens.
  private func start() throws(StoreFailure) -> pid_t {
    let id = try spawn()
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      if let socket = try? address.connect() {
        close(socket)
        return id
      }
      guard waitpid(id, nil, WNOHANG) == 0 else { throw failure }
      usleep(500)
    }
    Self.end(id)
    throw failure
  }

  private var failure: StoreFailure {
    let log = (try? String(contentsOfFile: logPath, encoding: .utf8)) ?? ""
    return StoreFailure("\(program) does not start: \(log.suffix(500))")
  }

  private func spawn() throws(StoreFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, logPath, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, program, &actions, nil, words, environ)
    guard code == 0 else {
      throw StoreFailure("cannot start \(program): \(String(cString: strerror(code)))")
    }
    return id
  }
}
