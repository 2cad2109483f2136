import Foundation

/// A server of bare sockets, which answers each connection with whatever a test has it say.
final class RawServer: Sendable {
  private let listener: Int32
  private let port: UInt16

  /// - Parameter talk: What to do with a connection, on a thread of its own. It is closed afterwards.
  init(_ talk: @escaping @Sendable (RawPeer) -> Void) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 512) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread { talk(RawPeer(connection)) }
      }
    }
  }

  /// A server that reads a request and then sends this.
  convenience init(answer: String) throws {
    try self.init { peer in
      _ = peer.readRequest()
      peer.send(answer)
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var url: URL { URL(string: "http://127.0.0.1:\(port)")! }
}

/// The server's end of a connection.
final class RawPeer {
  private let connection: Int32

  fileprivate init(_ connection: Int32) {
    self.connection = connection
  }

  deinit {
    close(connection)
  }

  /// Everything up to the end of a request's header, and of its body if its length is told; what
  /// there was if the other side closes before.
  func readRequest() -> String {
    var request = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !isWhole(request) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      request += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return request
  }

  private func isWhole(_ request: String) -> Bool {
    guard let head = request.firstRange(of: "\r\n\r\n") else { return false }
    let length = request[..<head.lowerBound].firstMatch(of: /Content-Length: (\d+)/.ignoresCase())
    return request[head.upperBound...].utf8.count >= length.flatMap { Int($0.1) } ?? 0
  }

  /// - Returns: Whether the other side is still there.
  @discardableResult
  func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Says nothing until the other side has gone.
  func waitForTheEnd() {
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) > 0 {}
  }
}
