/// What a request line asks for: a path in decoded segments, and the query as it was sent.
///
/// The path is split before it is decoded, so an encoded slash never makes a segment and an encoded
/// NUL never ends one.
struct RequestTarget: Equatable, Sendable {
  /// `/v1/numbers/tea` has the segments `v1`, `numbers` and `tea`.
  let segments: [String]

  /// What follows the question mark.
  let query: [UInt8]

  /// Reads a target in origin form (`/path?query`), absolute form (`http://host/path`) or as `*`,
  /// which is about the server as a whole and has no segments.
  ///
  /// - Returns: `nil` if it has none of these forms or breaks the encoding.
  init?(utf8 target: some Collection<UInt8>) {
    if target.elementsEqual("*".utf8) {
      segments = []
      query = []
      return
    }
    guard let origin = Self.originForm(target[...]) else { return nil }
    let path = origin.prefix { $0 != UInt8(ascii: "?") }
    var segments: [String] = []
    for segment in path.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let decoded = Self.decoded(segment) else { return nil }
      segments.append(decoded)
    }
    self.segments = segments
    query = Array(origin[path.endIndex...].dropFirst())
  }

  /// The values that the query gives to a name, in their order.
  ///
  /// - Returns: `nil` if the query breaks the encoding.
  func values(of name: String) -> [String]? {
    var values: [String] = []
    for pair in query.split(separator: UInt8(ascii: "&")) {
      let key = pair.prefix { $0 != UInt8(ascii: "=") }
      guard
        let decodedKey = Self.decoded(key),
        let value = Self.decoded(pair[key.endIndex...].dropFirst())
      else { return nil }
      if decodedKey == name { values.append(value) }
    }
    return values
  }

  private static func originForm<Bytes: Collection<UInt8>>(
    _ target: Bytes
  ) -> Bytes.SubSequence? where Bytes.SubSequence == Bytes {
    if target.first == UInt8(ascii: "/") { return target }
    for scheme in ["http://", "https://"] where target.starts(with: scheme.utf8) {
      let afterScheme = target.dropFirst(scheme.utf8.count)
      let path = afterScheme.drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
      return path.first == UInt8(ascii: "/") ? path : nil
    }
    return nil
  }

  /// - Returns: `nil` if a per cent sign is not followed by two hexadecimal digits. Bytes that are
  ///   no UTF-8 become replacement characters, which no name has.
  private static func decoded(_ bytes: some Collection<UInt8>) -> String? {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard
        let high = rest.next().flatMap(hexadecimalValue),
        let low = rest.next().flatMap(hexadecimalValue)
      else { return nil }
      decoded.append(high << 4 | low)
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
