import Glibc

/// An address of IPv4 or IPv6, without a port.
///
/// An address of IPv4 is kept as IPv6 does (`::ffff:192.0.2.1`), so it is the same however a client
/// came.
public struct NetworkAddress: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  private static let beginningOfIPv4: UInt64 = 0xFFFF_0000_0000

  /// Reads `192.0.2.1` or `2001:db8::1`.
  ///
  /// - Returns: `nil` if the text has another form.
  public init?(_ text: some StringProtocol) {
    var version4 = in_addr()
    var version6 = in6_addr()
    if inet_pton(AF_INET, String(text), &version4) == 1 {
      self.init(version4)
    } else if inet_pton(AF_INET6, String(text), &version6) == 1 {
      self.init(version6)
    } else {
      return nil
    }
  }

  /// The address in what the system calls a socket address, or `nil` if it is of another kind.
  init?(_ socketAddress: UnsafePointer<sockaddr>?) {
    guard let socketAddress else { return nil }
    let raw = UnsafeRawPointer(socketAddress)
    switch Int32(socketAddress.pointee.sa_family) {
    case AF_INET: self.init(raw.loadUnaligned(as: sockaddr_in.self).sin_addr)
    case AF_INET6: self.init(raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr)
    default: return nil
    }
  }

  private init(_ address: in_addr) {
    self.init(high: 0, low: Self.beginningOfIPv4 | UInt64(UInt32(bigEndian: address.s_addr)))
  }

  private init(_ address: in6_addr) {
    let halves = withUnsafeBytes(of: address) { bytes in
      (
        bytes.loadUnaligned(as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      )
    }
    self.init(high: UInt64(bigEndian: halves.0), low: UInt64(bigEndian: halves.1))
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  var isIPv4: Bool { high == 0 && low >> 32 == Self.beginningOfIPv4 >> 32 }

  /// The address with only its first bits, of the 128 that it has as IPv6, and zeros behind.
  func masked(to bits: Int) -> NetworkAddress {
    NetworkAddress(high: high & Self.mask(bits), low: low & Self.mask(bits - 64))
  }

  /// A word whose first bits are set.
  private static func mask(_ bits: Int) -> UInt64 {
    bits <= 0 ? 0 : .max << UInt64(64 - min(bits, 64))
  }
}

extension NetworkAddress: CustomStringConvertible {
  public var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    if isIPv4 {
      var address = in_addr(s_addr: UInt32(truncatingIfNeeded: low).bigEndian)
      inet_ntop(AF_INET, &address, &text, socklen_t(text.count))
    } else {
      var halves = (high.bigEndian, low.bigEndian)
      inet_ntop(AF_INET6, &halves, &text, socklen_t(text.count))
    }
    return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}

/// Addresses that begin with the same bits, as in `10.0.0.0/8` or `2001:db8::/32`.
public struct AddressBlock: Equatable, Sendable {
  private let first: NetworkAddress
  private let bits: Int

  /// Reads an address with or without the number of its bits that count. Without it they all do.
  ///
  /// - Returns: `nil` if the text has another form.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = NetworkAddress(parts[0]) else { return nil }
    let length = address.isIPv4 ? 32 : 128
    guard let bits = parts.count == 1 ? length : Int(parts[1]), (0...length).contains(bits) else {
      return nil
    }
    self.bits = 128 - length + bits
    first = address.masked(to: self.bits)
  }

  /// Whether the address begins with the block's bits.
  public func contains(_ address: NetworkAddress) -> Bool {
    address.masked(to: bits) == first
  }
}
