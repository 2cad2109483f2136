import Foundation
import NumberContract
import TestSupport
import Testing

/// The real `number-server`, run as a process.
struct NumberServerCommand {
  private let process: ObservedProcess

  /// - Parameter stream: which of its streams is the ``log``.
  init(_ arguments: [String], keeping stream: Int32 = STDERR_FILENO) throws {
    process = try ObservedProcess(Self.path, arguments, keeping: stream)
  }

  private static let path = Places.program("number-server")

  /// With more in its environment.
  init(_ arguments: [String], environment: [String: String]) throws {
    try self.init(
      running: "/usr/bin/env", environment.map { "\($0)=\($1)" } + [Self.path] + arguments)
  }

  /// Another program that becomes the server in the end.
  init(running path: String, _ arguments: [String]) throws {
    process = try ObservedProcess(path, arguments, keeping: STDERR_FILENO)
  }

  /// By which the system knows it.
  var id: pid_t { process.id }

  /// What it has written to the standard error stream so far.
  var log: String { process.output }

  /// The port that its first log line tells.
  func port() async throws -> UInt16 {
    let marker = #""event":"listening","address":"127.0.0.1:"#
    try await eventually { log.contains(marker) }
    let start = try #require(log.firstRange(of: marker)).upperBound
    return try #require(UInt16(log[start...].prefix(while: \.isNumber)))
  }

  func signal(_ signal: Int32) {
    process.signal(signal)
  }

  /// Waits for its end.
  ///
  /// - Returns: its exit code, or minus the signal that it died of.
  func end() async throws -> Int32 {
    try await process.end()
  }
}

extension RawConnection {
  /// Sends a save and gives the answer.
  func put(
    _ number: Int, client: String = "a", sequence: Int, id: String = "tea", over tag: String = "*"
  ) throws -> Reply {
    let body = NumberSave(number: .init(number), client: client, sequence: sequence).json
    send(
      """
      PUT /v1/numbers/\(id) HTTP/1.1\r
      Host: localhost\r
      If-Match: \(tag)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      \r
      \(String(decoding: body, as: UTF8.self))
      """)
    return try reply()
  }

  func get(_ target: String) throws -> Reply {
    send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return try reply()
  }
}
