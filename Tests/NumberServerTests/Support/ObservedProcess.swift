import ChildProcesses
import Foundation
import TestSupport
import Testing

/// Another program at work, with its output in a file.
final class ObservedProcess: Sendable {
  struct Failure: Error {
    let reason: String
  }

  private let process: ChildProcess
  private let folder: TemporaryFolder

  /// Starts a program.
  ///
  /// - Parameter stream: which of its streams to keep; the other one is thrown away.
  init(_ path: String, _ arguments: [String], keeping stream: Int32) throws {
    folder = try TemporaryFolder()
    let output = ChildProcess.Stream.file(try folder.write("", to: "output"))
    process = try ChildProcess(
      path, arguments, output: stream == STDOUT_FILENO ? output : .nowhere,
      errors: stream == STDERR_FILENO ? output : .nowhere, leadsGroup: true)
  }

  /// By which the system knows it.
  var id: pid_t { process.id }

  /// What it has written so far.
  var output: String {
    String(
      decoding: FileManager.default.contents(atPath: folder.path("output")) ?? Data(),
      as: UTF8.self)
  }

  func signal(_ signal: Int32) {
    process.signal(signal)
  }

  /// Kills it and the processes that it has started.
  func kill() {
    process.end()
  }

  /// Waits for its end.
  ///
  /// - Returns: its exit code, or minus the signal that it died of.
  func end() async throws -> Int32 {
    try await eventually { !process.isRunning }
    guard let ending = process.ending else { throw Failure(reason: "process \(id) does not end") }
    return ending
  }
}
