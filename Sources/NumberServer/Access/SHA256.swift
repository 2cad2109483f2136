import CGnuTLS

/// The hash function SHA-256.
enum SHA256 {
  /// The hash of some bytes as 64 hexadecimal digits.
  static func hexadecimal(of bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    let code = gnutls_hash_fast(GNUTLS_DIG_SHA256, bytes, bytes.count, &digest)
    precondition(code == 0, "GnuTLS always has SHA-256.")
    return digest.hexadecimal
  }
}

extension [UInt8] {
  /// The bytes as hexadecimal digits.
  var hexadecimal: String {
    var digits: [UInt8] = []
    for byte in self { digits += [Self.digit(byte >> 4), Self.digit(byte & 15)] }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
