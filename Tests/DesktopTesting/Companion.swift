import Foundation

/// A program that serves the tests, and greets them with a line. It goes when the test process does,
/// however that ends.
final class Companion: Sendable {
  /// The first line that the program wrote.
  let greeting: String

  private let process: Process
  private let lifeline: Pipe

  /// - Parameter command: A command of the shell that writes a line when it is ready.
  init(_ command: String) throws {
    let output = Pipe()
    lifeline = Pipe()
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\(command) 2>/dev/null <&- &\nread line\nkill $!"]
    process.standardInput = lifeline
    process.standardOutput = output
    try process.start()
    guard let line = try output.fileHandleForReading.readLine() else {
      throw HarnessError("This does not start: \(command)")
    }
    greeting = line
  }
}

extension Process {
  /// Runs the process with no signal blocked. Threads of Swift block some, and a process inherits
  /// that from the thread that starts it.
  public func start() throws {
    var none = sigset_t()
    var own = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &own)
    defer { pthread_sigmask(SIG_SETMASK, &own, nil) }
    try run()
  }
}

extension FileHandle {
  /// Reads a line, without its line break.
  ///
  /// - Returns: `nil` if the end comes first.
  public func readLine() throws -> String? {
    var line = Data()
    while let byte = try read(upToCount: 1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }
}
