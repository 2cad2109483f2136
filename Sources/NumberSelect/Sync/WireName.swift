/// A name that a server and its clients know each other by: of a store, or of a client.
///
/// It is kept as bytes, because all that is ever asked of it is whether it is the same.
public struct WireName: Equatable, Sendable {
  /// The name in ASCII: at most 128 bytes.
  public let bytes: [UInt8]

  /// - Returns: `nil` if the name is empty or longer than 128 bytes.
  public init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes.count <= Self.maximumLength else { return nil }
    self.bytes = bytes
  }

  static var maximumLength: Int { 128 }

  /// Stands where a name should be that could not be read.
  static var missing: WireName { WireName(missing: ()) }

  private init(missing: Void) {
    bytes = []
  }
}
