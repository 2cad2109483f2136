import Foundation

/// A connection to a server: one request at a time, and the calling thread waits for the answer.
///
/// It is this plain because requests are many, and because what happens when the server dies between
/// two bytes must not depend on anything that tries again by itself.
final class HTTPConnection {
  /// The connection is of no use any more.
  struct Broken: Error {}

  private let socket: Int32
  private var received: [UInt8] = []

  init(to address: ServerAddress) throws(Broken) {
    socket = try address.connect()
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    var yes: Int32 = 1
    setsockopt(
      socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
  }

  deinit {
    close(socket)
  }

  func send(_ request: [UInt8]) throws(Broken) {
    var rest = request[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Broken() }
      rest = rest.dropFirst(count)
    }
  }

  /// The next whole answer.
  func receive() throws(Broken) -> (status: Int, body: Data) {
    let end = Array("\r\n\r\n".utf8)
    while received.firstRange(of: end) == nil { try receiveMore() }
    guard let bodyStart = received.firstRange(of: end)?.upperBound else { throw Broken() }
    let lines = String(decoding: received[..<bodyStart], as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count > 1, let status = Int(words[1]) else { throw Broken() }
    let length = lines.lazy.compactMap(Self.contentLength).first ?? 0
    while received.count < bodyStart + length { try receiveMore() }
    let body = Data(received[bodyStart..<bodyStart + length])
    received.removeFirst(bodyStart + length)
    return (status, body)
  }

  private static func contentLength(_ line: Substring) -> Int? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
    return Int(parts[1].trimmingCharacters(in: .whitespaces))
  }

  private func receiveMore() throws(Broken) {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { throw Broken() }
    received += buffer[..<count]
  }
}
