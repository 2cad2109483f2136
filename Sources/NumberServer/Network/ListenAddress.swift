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
    let colon = UInt8(ascii: ":")
    let text = text.utf8
    guard
      let end = text.lastIndex(of: colon),
      let port = UInt16(Substring(text[end...].dropFirst()))
    else { return nil }
    var host = text[..<end]
    if host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(colon) {
      return nil
    }
    guard !host.isEmpty else { return nil }
    self.init(host: String(Substring(host)), port: port)
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
