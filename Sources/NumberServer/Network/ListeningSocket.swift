import CMicroHTTPD
import Glibc

/// A socket that takes connections.
struct ListeningSocket {
  let descriptor: Int32

  /// The most connections that wait to be taken: all clients of a server come again at once when it
  /// has been away. The system may allow fewer.
  private static let mostWaiting: Int32 = 4_096

  /// Where it listens really, with the port that the system has chosen if it was asked to.
  let address: ListenAddress

  init(_ asked: ListenAddress) throws(ListenError) {
    let found = try Self.resolve(asked)
    defer { freeaddrinfo(found) }
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    descriptor = socket(found.pointee.ai_family, type, 0)
    guard descriptor >= 0 else { throw ListenError(asked, Self.lastError) }
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    guard
      bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0,
      listen(descriptor, Self.mostWaiting) == 0
    else {
      let error = ListenError(asked, Self.lastError)
      Glibc.close(descriptor)
      throw error
    }
    address = ListenAddress(host: asked.host, port: Self.boundPort(of: descriptor))
  }

  /// Whoever wants to connect from here on is not heard, and tries again for a while: another server
  /// may have come by then. Those who are about to be connected are not disturbed.
  func refuseNewConnections() {
    cmhd_refuse_new_connections(descriptor)
  }

  /// How many are connected and have not been taken.
  var waitingConnections: Int { Int(cmhd_waiting_connections(descriptor)) }

  private static func resolve(
    _ address: ListenAddress
  ) throws(ListenError) -> UnsafeMutablePointer<addrinfo> {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(address.host, String(address.port), &hints, &found)
    guard code == 0, let found else {
      throw ListenError(address, String(cString: gai_strerror(code)))
    }
    return found
  }

  private static func boundPort(of descriptor: Int32) -> UInt16 {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &storage) { bytes in
      let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      getsockname(descriptor, address, &size)
      // The port stands at the same place for IPv4 and IPv6, in network order.
      return UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    }
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}
