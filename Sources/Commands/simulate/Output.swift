import Foundation

/// Where results go.
enum Output {
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Prints lines for people, and writes JSON for programs if a file was named.
  static func write(_ lines: [String], _ results: some Encodable, to file: String?) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let file else { return print(lines.joined(separator: "\n")) }
    do {
      let json = try encoder.encode(results) + Data("\n".utf8)
      if file == "-" {
        FileHandle.standardOutput.write(json)
      } else {
        try json.write(to: URL(fileURLWithPath: file))
        print(lines.joined(separator: "\n"))
      }
    } catch {
      complain("simulate: cannot write \(file): \(error.localizedDescription)")
    }
  }
}

/// What there is so far, on the standard error: on a terminal one line that changes, else a line now
/// and then.
final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private let isOnTerminal = isatty(STDERR_FILENO) == 1
  private var last = ContinuousClock.now

  func show(_ text: () -> String) {
    lock.lock()
    defer { lock.unlock() }
    let now = ContinuousClock.now
    guard last.duration(to: now) >= (isOnTerminal ? .milliseconds(500) : .seconds(30)) else {
      return
    }
    last = now
    let line = isOnTerminal ? "\r\u{1B}[K\(text())" : "\(text())\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  func end() {
    if isOnTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}

/// The commit that is checked out where the command runs.
enum Commit {
  static var name: String {
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "describe", "--always", "--dirty"]
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return "unknown" }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return name.isEmpty ? "unknown" : name
  }
}

/// What this process took of the machine.
enum Memory {
  static var mostMegabytes: Int {
    var usage = rusage()
    getrusage(ownProcess, &usage)
    return usage.ru_maxrss / unit
  }

  #if canImport(Darwin)
    private static let ownProcess = RUSAGE_SELF
    /// What the system counts in: bytes.
    private static let unit = 1 << 20
  #else
    private static let ownProcess = __rusage_who_t(RUSAGE_SELF.rawValue)
    /// What the system counts in: kilobytes.
    private static let unit = 1 << 10
  #endif
}
