import DesktopTesting
import Foundation
import GTKFixtureProtocol

/// The program under test, with its window.
final class FixtureProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()

  init(_ screen: Screen) throws {
    process.executableURL = Self.directory.appendingPathComponent("GTKFixture")
    process.environment = screen.environment.merging(["GTK_A11Y": "none"]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  /// Where the build puts executables: beside the tests.
  static var directory: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  @discardableResult
  func send(_ command: Command) throws -> Answer {
    var line = try JSONEncoder().encode(command)
    line.append(UInt8(ascii: "\n"))
    try input.fileHandleForWriting.write(contentsOf: line)
    let answer = try JSONDecoder().decode(Answer.self, from: readLine())
    if let error = answer.error { throw HarnessError(error) }
    return answer
  }

  private func readLine() throws -> Data {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[buffer.startIndex..<end]
        buffer = Data(buffer[(end + 1)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw HarnessError("The fixture has ended.") }
      buffer.append(more)
    }
  }
}
