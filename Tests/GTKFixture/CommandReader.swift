import CGTK
import Foundation
import GTKFixtureProtocol
import Glibc

/// Reads commands from standard input inside GLib's loop, one line each, and answers each with a
/// line.
@MainActor
final class CommandReader {
  private let fixture: Fixture
  private var buffer = Data()

  init(_ fixture: Fixture) {
    self.fixture = fixture
  }

  func start() {
    let data = Unmanaged.passUnretained(self).toOpaque()
    g_unix_fd_add(
      STDIN_FILENO, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, data in
        Unmanaged<CommandReader>.fromOpaque(data!).takeUnretainedValue().read() ? 1 : 0
      }, data)
  }

  /// - Returns: Whether there may be more.
  private func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      fixture.isOver = true
      return false
    }
    buffer.append(contentsOf: bytes[..<count])
    while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
      let line = buffer[buffer.startIndex..<end]
      buffer = Data(buffer[(end + 1)...])
      answer(line)
    }
    return true
  }

  private func answer(_ line: Data) {
    let answer: Answer
    do {
      answer = try fixture.perform(JSONDecoder().decode(Command.self, from: line))
    } catch {
      answer = Answer(error: "\(error)")
    }
    guard var output = try? JSONEncoder().encode(answer) else { return }
    output.append(UInt8(ascii: "\n"))
    FileHandle.standardOutput.write(output)
  }
}
