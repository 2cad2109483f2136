/// The grammar of names on the wire: of numbers, of clients and of stores.
///
/// A name is 1 to 128 of the characters that never need escaping in a URL (`A–Z a–z 0–9 - . _ ~`),
/// and neither `.` nor `..`, which a URL would swallow. So a name can be put into a path, a query,
/// a header, a log line and a file name as it is.
public enum Identifier {
  /// The most characters of a name.
  public static let maximumLength = 128

  /// Whether the text is a name.
  ///
  /// ```swift
  /// Identifier.isWellFormed("espresso-beans")  // true
  /// Identifier.isWellFormed("../shadow")       // false
  /// ```
  public static func isWellFormed(_ text: some StringProtocol) -> Bool {
    isWellFormed(utf8: text.utf8)
  }

  /// Whether the bytes are a name.
  public static func isWellFormed(utf8 bytes: some Collection<UInt8>) -> Bool {
    var length = 0
    var hasOtherThanPoints = false
    for byte in bytes {
      length += 1
      guard length <= maximumLength, isUnreserved(byte) else { return false }
      if byte != UInt8(ascii: ".") { hasOtherThanPoints = true }
    }
    return hasOtherThanPoints || length > 2
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default:
      false
    }
  }
}
