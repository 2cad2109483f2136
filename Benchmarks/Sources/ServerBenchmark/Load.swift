import Foundation

/// A client that asks as fast as it gets answers: `wrk`.
struct Load {
  let connections = 64
  let seconds = 2

  enum Failure: Error, CustomStringConvertible {
    case notInstalled
    case unexpectedOutput(String)

    var description: String {
      switch self {
      case .notInstalled: "wrk is not installed (Debian package: wrk)"
      case .unexpectedOutput(let output): "wrk did not measure:\n\(output)"
      }
    }
  }

  /// How many requests were answered in a second.
  ///
  /// - Throws: ``Failure`` if a single answer was an error.
  func requestsPerSecond(_ url: String) throws -> Double {
    let output = try run(url)
    let isClean = !output.contains("Non-2xx") && !output.contains("Socket errors")
    let rate = output.split(separator: "\n")
      .first { $0.hasPrefix("Requests/sec:") }?
      .split(separator: " ").last
      .flatMap { Double($0) }
    guard isClean, let rate else { throw Failure.unexpectedOutput(output) }
    return rate
  }

  private func run(_ url: String) throws -> String {
    let wrk = Process()
    let output = Pipe()
    wrk.executableURL = URL(filePath: "/usr/bin/wrk")
    wrk.arguments = ["-t1", "-c\(connections)", "-d\(seconds)s", url]
    wrk.standardOutput = output
    do {
      try wrk.run()
    } catch {
      throw Failure.notInstalled
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    wrk.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
