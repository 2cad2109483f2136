import DesktopTesting
import Foundation

/// A program that answers each line on its standard input with one on its standard output.
final class LineProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()

  init(_ command: [String], environment: [String: String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    try process.start()
  }

  /// A program whose input ends, ends.
  deinit {
    try? input.fileHandleForWriting.close()
    let deadline = Date(timeIntervalSinceNow: 5)
    while process.isRunning, Date() < deadline { usleep(5_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  var isRunning: Bool { process.isRunning }

  /// Sends a line of JSON and returns the answer. What others say on the same output is passed over.
  func ask(_ line: Data) throws -> Data {
    try input.fileHandleForWriting.write(contentsOf: line + [UInt8(ascii: "\n")])
    while true {
      let answer = try readLine()
      if answer.first == UInt8(ascii: "{") { return answer }
    }
  }

  private func readLine() throws -> Data {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw HarnessError("The program has ended.") }
      buffer.append(more)
    }
  }
}
