import Glibc

/// Where a server listens: a host and a port, as in `127.0.0.1:8080` or `[::1]:8080`.
public struct ListenAddress: Equatable, Sendable, CustomStringConvertible {
  /// A name or an address, without the brackets of IPv6.
  public let host: String

  /// 0 for any port that is free.
  public let port: UInt16

  /// Reads `host:port`.
  ///
  /// - Returns: `nil` if the text has another form.
  public init?(_ text: String) {
    guard
      let colon = text.lastIndex(of: ":"),
      let port = UInt16(text[text.index(after: colon)...])
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(":") {
      return nil
    }
    guard !host.isEmpty else { return nil }
    self.init(host: String(host), port: port)
  }

  init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  public var description: String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}

/// Why a server cannot listen at an address.
public struct ListenError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The address and the reason, for a person.
  public let description: String

  init(_ address: ListenAddress, _ reason: String) {
    description = "cannot listen on \(address): \(reason)"
  }
}
