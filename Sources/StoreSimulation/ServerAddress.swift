import Foundation

/// Where a server listens: `http://127.0.0.1:8080`.
package struct ServerAddress: Equatable, Sendable, CustomStringConvertible {
  /// A host by its name or its number.
  package let host: String
  package let port: UInt16

  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads an `http` address without a path.
  ///
  /// - Returns: `nil` if it is something else.
  package init?(url text: String) {
    guard let parts = URLComponents(string: text), parts.scheme == "http",
      let host = parts.host, !host.isEmpty, parts.path.isEmpty || parts.path == "/",
      let port = UInt16(exactly: parts.port ?? 80)
    else { return nil }
    self.init(host: host.trimmingCharacters(in: ["[", "]"]), port: port)
  }

  package var description: String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// A socket that is connected with the server.
  func connect() throws(HTTPConnection.Broken) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0 else { throw .init() }
    defer { freeaddrinfo(found) }
    var candidate = found
    while let place = candidate?.pointee {
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      let socket = Foundation.socket(place.ai_family, type, 0)
      if Foundation.connect(socket, place.ai_addr, place.ai_addrlen) == 0 { return socket }
      close(socket)
      candidate = place.ai_next
    }
    throw .init()
  }

  /// A port of this machine that nobody uses at present.
  static func free() -> ServerAddress? {
    let socket = Foundation.socket(
      AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    return isBound
      ? ServerAddress(host: "127.0.0.1", port: UInt16(bigEndian: address.sin_port)) : nil
  }
}
