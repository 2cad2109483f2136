import CSubscribers
import Foundation

/// Streams of events in a process of their own, so that what they cost is not taken for the server's.
final class Subscribers {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()

  init(_ count: Int, port: UInt16, path: String) throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [Subscription.word, String(port), String(count), path]
    process.standardInput = questions
    process.standardOutput = answers
    try process.run()
  }

  deinit {
    try? questions.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Returns when all of them have heard the text.
  func wait(for text: String) throws {
    try questions.fileHandleForWriting.write(contentsOf: Data("\(text)\n".utf8))
    let answer = answers.fileHandleForReading.availableData
    guard answer == Data("heard\n".utf8) else {
      throw Failure.unexpectedOutput("the client", String(decoding: answer, as: UTF8.self))
    }
  }
}

/// What the process of the subscribers does: it opens streams, and for each line that it reads, waits
/// until all of them have told its text.
struct Subscription {
  static let word = "subscribe"

  private let port: UInt16
  private let count: Int32
  private let path: String

  init?(arguments: [String]) {
    guard
      arguments.count == 5, arguments[1] == Self.word, let port = UInt16(arguments[2]),
      let count = Int32(arguments[3])
    else { return nil }
    self.port = port
    self.count = count
    path = arguments[4]
  }

  func run() -> Never {
    guard let all = subscribers_open(port, count, path) else {
      print("not all streams could be opened")
      exit(1)
    }
    while let text = readLine() {
      guard subscribers_read_until(all, text, 60) == 0 else {
        print("a stream ended")
        exit(1)
      }
      print("heard")
    }
    exit(0)
  }
}
