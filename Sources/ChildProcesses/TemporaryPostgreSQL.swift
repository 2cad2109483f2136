import Foundation

/// A PostgreSQL in a temporary directory, which is there as long as somebody holds this.
package final class TemporaryPostgreSQL: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package enum Command: String, Sendable {
    /// All processes of the server end at once, as when it crashes.
    case stop
    /// In good order.
    case shutdown
    case start
  }

  /// The address of its database "postgres".
  package let address: String

  private let script: ChildProcess
  private let talk: Int32

  /// - Parameters:
  ///   - script: The path of `script/postgresql`, or of another program that does the same.
  ///   - options: Options of the program `postgres`.
  package init(script path: String, options: [String] = []) throws {
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    talk = ends[0]
    let script = Result {
      try ChildProcess(
        path, options, input: .descriptor(ends[1]), output: .descriptor(ends[1]))
    }
    close(ends[1])
    self.script = try script.get()
    guard let address = nextLine(from: talk) else {
      throw Failure(description: "\(path) does not start a PostgreSQL")
    }
    self.address = address
  }

  /// Lets the script end by itself, so that it leaves nothing behind.
  deinit {
    shutdown(talk, Int32(SHUT_WR))
    while nextLine(from: talk) != nil {}
    close(talk)
  }

  /// Has the server do something, and waits until it is done.
  package func tell(_ command: Command) throws(Failure) {
    let line = Array("\(command.rawValue)\n".utf8)
    guard write(talk, line, line.count) == line.count, nextLine(from: talk) == "done" else {
      throw Failure(description: "the PostgreSQL does not \(command.rawValue)")
    }
  }
}

/// - Returns: `nil` at the end.
private func nextLine(from descriptor: Int32) -> String? {
  var line: [UInt8] = []
  var byte: UInt8 = 0
  while read(descriptor, &byte, 1) == 1 {
    if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
    line.append(byte)
  }
  return nil
}
