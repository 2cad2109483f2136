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

  /// The SHA-256 of the secret.
  public var hash: TokenHash {
    TokenHash(hexadecimal: SHA256.hexadecimal(of: Array(text.utf8)))
  }
}

/// What is kept of a ``Token``.
public struct TokenHash: Sendable {
  /// The hash as 64 hexadecimal digits.
  public let hexadecimal: String
}

extension TokenHash: Hashable {
  /// Takes the same time wherever the hashes differ, so that time tells nothing of them.
  public static func == (left: TokenHash, right: TokenHash) -> Bool {
    let (left, right) = (Array(left.hexadecimal.utf8), Array(right.hexadecimal.utf8))
    return left.count == right.count && gnutls_memcmp(left, right, left.count) == 0
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(hexadecimal)
  }
}
