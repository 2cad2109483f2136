import Foundation
import Synchronization

/// Another program at work, which is killed when nobody holds this any more.
///
/// Foundation's `Process` is not used: when it looks for open descriptors before it starts a
/// program, it reads past the end of a buffer, and with many connections open that is a crash.
package final class ChildProcess: Sendable {
  /// Where a standard stream of the program leads.
  package enum Stream: Sendable {
    case nowhere
    /// To the end of a file, which is made if it is not there.
    case file(String)
    /// To an open file or connection of this process.
    case descriptor(Int32)
  }

  /// The program was not started.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// By which the system knows it.
  package let id: pid_t
  private let leadsGroup: Bool
  private let status = Mutex<Int32?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name if it is where programs are looked for.
  ///   - leadsGroup: Whether what it starts is killed with it. A terminal's Ctrl-C does not reach
  ///     such a group.
  package init(
    _ program: String, _ arguments: [String] = [], input: Stream = .nowhere,
    output: Stream = .nowhere, errors: Stream = .nowhere, leadsGroup: Bool = false
  ) throws(Failure) {
    self.leadsGroup = leadsGroup
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, stream) in zip(0..., [input, output, errors]) {
      actions.lead(Int32(descriptor), to: stream)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    attributes.blockNoSignal(leadsGroup: leadsGroup)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, program, &actions, &attributes, words, environ)
    guard code == 0 else {
      throw Failure(description: "cannot start \(program): \(String(cString: strerror(code)))")
    }
    self.id = id
  }

  deinit {
    end()
  }

  package var isRunning: Bool { ending == nil }

  package func signal(_ signal: Int32) {
    if isRunning { kill(id, signal) }
  }

  /// Kills it, and what it has started if it leads a group, and waits until it is gone.
  package func end() {
    status.withLock { status in
      guard status == nil else { return }
      kill(leadsGroup ? -id : id, SIGKILL)
      var ending: Int32 = 0
      waitpid(id, &ending, 0)
      status = ending
    }
  }

  /// Its exit code, or minus the signal that it died of; `nil` while it runs.
  package var ending: Int32? {
    status.withLock { status in
      var ending: Int32 = 0
      if status == nil, waitpid(id, &ending, WNOHANG) == id { status = ending }
      return status.map { $0 & 0x7F == 0 ? ($0 >> 8) & 0xFF : -($0 & 0x7F) }
    }
  }
}

extension posix_spawn_file_actions_t {
  fileprivate mutating func lead(_ descriptor: Int32, to stream: ChildProcess.Stream) {
    switch stream {
    case .nowhere:
      posix_spawn_file_actions_addopen(&self, descriptor, "/dev/null", O_RDWR, 0)
    case .file(let path):
      let flags = O_RDWR | O_CREAT | O_APPEND
      posix_spawn_file_actions_addopen(&self, descriptor, path, flags, 0o600)
    case .descriptor(let other):
      posix_spawn_file_actions_adddup2(&self, other, descriptor)
    }
  }
}

extension posix_spawnattr_t {
  /// Threads of Swift block some signals, and a program inherits that from the one that starts it.
  fileprivate mutating func blockNoSignal(leadsGroup: Bool) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&self, &none)
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&self, Int16(POSIX_SPAWN_SETSIGMASK | group))
  }
}
