import Foundation

/// A client that asks as fast as it gets answers: `wrk`.
struct Load {
  var connections = 64
  var seconds = 2

  /// What a server has answered.
  struct Answers {
    let perSecond: Double
    /// The time within which 99 of 100 answers came, in milliseconds.
    let p99: Double
    /// The processor time that each has taken, in microseconds: of this process, which has the
    /// server in it, and of the client.
    let server, client: Double
  }

  /// Asks one address again and again, or whatever a script asks for.
  ///
  /// - Throws: ``Failure`` if a single answer was an error.
  func answers(of url: String, script: String? = nil, _ arguments: [Int] = []) throws -> Answers {
    var words = ["-t1", "-c\(connections)", "-d\(seconds)s", "--latency"]
    if let script { words += ["-s", Self.path(of: script)] }
    words.append(url)
    if !arguments.isEmpty { words += ["--"] + arguments.map { String($0) } }
    let before = Processor.now
    let output = try Tool.run("/usr/bin/wrk", words)
    let used = Processor.now - before
    let isClean = !output.contains("Non-2xx") && !output.contains("Socket errors")
    guard
      isClean, let rate = word(after: "Requests/sec:", in: output).flatMap(Double.init),
      let p99 = word(after: "99%", in: output).flatMap(milliseconds)
    else { throw Failure.unexpectedOutput("wrk", output) }
    let answers = rate * Double(seconds)
    return Answers(
      perSecond: rate, p99: p99, server: used.own * 1e6 / answers,
      client: used.children * 1e6 / answers)
  }

  /// Saves numbers of so many ids by turns.
  ///
  /// - Parameter sequence: where the sequences of the saves begin.
  func saves(
    to url: String, from sequence: Int, ids: Int, owners: Int? = nil
  ) throws -> Answers {
    try answers(of: url, script: "save.lua", [sequence, ids] + (owners.map { [$0] } ?? []))
  }

  /// The path of a file beside the sources.
  static func path(of script: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts/\(script)")
      .path(percentEncoded: false)
  }

  private func milliseconds(_ text: String) -> Double? {
    let factors = ["us": 0.001, "ms": 1, "s": 1_000]
    let unit = String(text.drop { $0.isNumber || $0 == "." })
    guard let factor = factors[unit] else { return nil }
    return Double(text.dropLast(unit.count)).map { $0 * factor }
  }
}

enum Failure: Error, CustomStringConvertible {
  case notInstalled(String)
  case unexpectedOutput(String, String)
  case ended(String, [String])

  var description: String {
    switch self {
    case .notInstalled(let tool): "\(tool) is not installed"
    case .unexpectedOutput(let tool, let output): "\(tool) did not measure:\n\(output)"
    case .ended(let path, let arguments): "\(path) failed: \(arguments.joined(separator: " "))"
    }
  }
}

/// Another program that measures something.
enum Tool {
  /// - Returns: what it has written to its standard output.
  static func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw Failure.notInstalled(path)
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure.ended(path, arguments) }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The word that follows another one in the first line that begins with it.
func word(after beginning: String, in output: String) -> String? {
  output.split(separator: "\n")
    .first { $0.drop { $0 == " " }.hasPrefix(beginning) }?
    .drop { $0 == " " }.dropFirst(beginning.count)
    .split(separator: " ").first.map(String.init)
}
