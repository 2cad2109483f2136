import Foundation

/// A TCP connection that sends exactly the bytes it is told to.
final class RawConnection {
  struct Failure: Error {
    let reason: String
  }

  private let socket: Int32
  private var received: [UInt8] = []

  init(port: UInt16, patience seconds: Int = 20) throws {
    socket = Foundation.socket(
      AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var timeout = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else {
      throw Failure(reason: "no connection: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    close(socket)
  }

  /// - Returns: whether the other side has taken all bytes.
  @discardableResult
  func send(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool {
    send(Array(text.utf8))
  }

  /// Tells the other side that no more bytes will come.
  func endSending() {
    shutdown(socket, Int32(SHUT_WR))
  }

  /// The next whole answer. A `nil` body is one that may not come, as after `HEAD`.
  func reply(hasBody: Bool = true) throws -> Reply {
    let end = Array("\r\n\r\n".utf8)
    while received.firstRange(of: end) == nil {
      guard try receive() else { throw Failure(reason: "closed before an answer") }
    }
    let head = received[..<received.firstRange(of: end)!.upperBound]
    received.removeFirst(head.count)
    var reply = try Reply(head: String(decoding: head, as: UTF8.self))
    let length = hasBody ? Int(reply["Content-Length"] ?? "0") ?? 0 : 0
    while received.count < length {
      guard try receive() else { throw Failure(reason: "closed inside a body") }
    }
    reply.body = Array(received.prefix(length))
    received.removeFirst(length)
    return reply
  }

  /// Waits until the bytes that have come contain the text, and gives them as they came.
  func read(until text: String) throws -> String {
    while received.firstRange(of: Array(text.utf8)) == nil {
      guard try receive() else { throw Failure(reason: "closed before \(text)") }
    }
    return String(decoding: received, as: UTF8.self)
  }

  /// Waits until the other side closes the connection.
  ///
  /// - Returns: the bytes that came before.
  func readToEnd() throws -> [UInt8] {
    while try receive() {}
    return received
  }

  /// - Returns: `false` at the end.
  private func receive() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN { throw Failure(reason: "no answer in time") }
    if count <= 0 { return false }
    received.append(contentsOf: buffer[..<count])
    return true
  }
}
