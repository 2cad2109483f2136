import Foundation
import Testing

/// Another program at work, with its output in a file.
///
/// Foundation's `Process` is not used: when it looks for open descriptors before it starts a
/// program, it reads past the end of a buffer, and with many connections open that is a crash.
final class ChildProcess: Sendable {
  struct Failure: Error {
    let code: Int32
  }

  /// By which the system knows it.
  let id: pid_t
  private let status = Shared<Int32?>(nil)
  private let folder: TemporaryFolder
  private let outputPath: String

  /// Starts a program.
  ///
  /// - Parameter stream: which of its streams to keep; the other one is thrown away.
  init(_ path: String, _ arguments: [String], keeping stream: Int32) throws {
    folder = try TemporaryFolder()
    outputPath = try folder.write("", to: "output")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in 0...2 as ClosedRange<Int32> {
      let file = descriptor == stream ? outputPath : "/dev/null"
      posix_spawn_file_actions_addopen(&actions, descriptor, file, O_RDWR | O_APPEND, 0)
    }
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var id: pid_t = 0
    let code = posix_spawn(&id, path, &actions, &attributes, words, environ)
    guard code == 0 else { throw Failure(code: code) }
    self.id = id
  }

  deinit {
    guard isRunning else { return }
    kill(-id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// What it has written so far.
  var output: String {
    String(decoding: FileManager.default.contents(atPath: outputPath) ?? Data(), as: UTF8.self)
  }

  var isRunning: Bool { ending == nil }

  func signal(_ signal: Int32) {
    if isRunning { kill(id, signal) }
  }

  /// Sends a signal to it and to the processes that it has started.
  func signalGroup(_ signal: Int32) {
    if isRunning { kill(-id, signal) }
  }

  /// Waits for its end.
  ///
  /// - Returns: its exit code, or minus the signal that it died of.
  func end() async throws -> Int32 {
    try await eventually { !isRunning }
    guard let ending else { throw Failure(code: ETIMEDOUT) }
    let signal = ending & 0x7F
    return signal == 0 ? (ending >> 8) & 0xFF : -signal
  }

  /// The status that it ended with, or `nil` while it runs.
  private var ending: Int32? {
    status.change { [id] status in
      var ending: Int32 = 0
      if status == nil, waitpid(id, &ending, WNOHANG) == id { status = ending }
    }
    return status.value
  }
}
