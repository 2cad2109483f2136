import CGnuTLS

/// A secret that says who asks: 256 random bits as 64 hexadecimal digits.
///
/// Only its hash is ever kept, so whoever reads the database cannot ask in anybody's name.
public struct Token: Sendable {
  /// The secret itself.
  public let text: String

  /// A token that somebody has sent or written down.
  ///
  /// - Returns: `nil` if it is too short to be a secret, or too long to be looked at.
  public init?(_ text: String) {
    guard (16...1024).contains(text.utf8.count) else { return nil }
    self.text = text
  }

  /// A new token, or `nil` if the system has no random numbers.
  static func random() -> Token? {
    var bytes = [UInt8](repeating: 0, count: 32)
    guard gnutls_rnd(GNUTLS_RND_KEY, &bytes, bytes.count) == 0 else { return nil }
    return Token(bytes.hexadecimal)
  }

  /// The SHA-256 of the secret. Guessing its bits by the time that a comparison takes is no use:
  /// nobody can choose a secret by its hash.
  public var hash: TokenHash {
    var digest = [UInt8](repeating: 0, count: 32)
    let text = Array(text.utf8)
    let code = gnutls_hash_fast(GNUTLS_DIG_SHA256, text, text.count, &digest)
    precondition(code == 0, "GnuTLS always has SHA-256.")
    return TokenHash(hexadecimal: digest.hexadecimal)
  }
}

/// What is kept of a ``Token``.
public struct TokenHash: Hashable, Sendable {
  /// The hash as 64 hexadecimal digits.
  public let hexadecimal: String
}

extension [UInt8] {
  fileprivate var hexadecimal: String {
    var digits: [UInt8] = []
    for byte in self { digits += [Self.digit(byte >> 4), Self.digit(byte & 15)] }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
