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
  public static func isWellFormed(_ text: String) -> Bool {
    (1...maximumLength).contains(text.utf8.count)
      && text.utf8.allSatisfy(isUnreserved)
      && text != "." && text != ".."
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
