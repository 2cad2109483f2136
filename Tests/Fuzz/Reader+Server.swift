import Foundation
import NumberSelect

@testable import NumberServer

extension Reader {
  /// A whole server, which reads the bytes from a connection. It may answer anything but a failure,
  /// and is well afterwards.
  static let server = Reader { bytes in
    let answer = FuzzedServer.shared.answer(to: bytes)
    precondition(!answer.contains("HTTP/1.1 500"), answer)
  }
}

/// A server that lives as long as the process, with its database in memory.
private final class FuzzedServer: Sendable {
  static let shared = FuzzedServer()

  private let server: HTTPServer

  private init() {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appending(path: "fuzz-\(getpid()).sqlite").path(percentEncoded: false)
    var limits = ServerLimits()
    limits.streamSeconds = 1
    limits.idleSeconds = 1
    limits.requestSeconds = 2
    do {
      let store = try SQLiteStore(path: path)
      store.setRules([IdentifiedRule(id: "tea", rule: NumberRule(maximum: 10))]) { _ in }
      server = try HTTPServer(
        on: ListenAddress("127.0.0.1:0")!, store: store, limits: limits, log: ServerLog { _ in })
    } catch {
      fatalError("\(error)")
    }
  }

  /// What comes back for the bytes, up to the end of the connection or to a short silence.
  func answer(to bytes: [UInt8]) -> String {
    let socket = connected()
    defer { close(socket) }
    _ = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    shutdown(socket, Int32(SHUT_WR))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
      answer += buffer[..<count]
    }
  }

  /// A connection. A machine whose ports are all in use for a moment is waited for.
  private func connected() -> Int32 {
    var failures: [String] = []
    for _ in 1...500 {
      let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      prepare(socket)
      if connect(socket) { return socket }
      failures.append(socket < 0 ? "no socket: \(lastError)" : lastError)
      close(socket)
      usleep(10_000)
    }
    let reasons = Dictionary(grouping: failures) { $0 }.mapValues(\.count)
    fatalError("nobody can connect: \(reasons). \(Sockets(of: server.address.port))")
  }

  private var lastError: String { String(cString: strerror(errno)) }

  /// Short patience, and an end that leaves no trace in the system's table of connections.
  private func prepare(_ socket: Int32) {
    var patience = timeval(tv_sec: 0, tv_usec: 20_000)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var end = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &end, socklen_t(MemoryLayout<linger>.size))
  }

  private func connect(_ socket: Int32) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = server.address.port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
