/// What a request line asks for: a path and a query, still encoded as they were sent.
///
/// Whoever reads a part of it splits first and decodes then, so an encoded slash never makes a
/// segment and an encoded NUL never ends one.
struct RequestTarget: Equatable, Sendable {
  /// `/v1/numbers/tea`, or `*` for the server as a whole.
  let path: ArraySlice<UInt8>

  /// What follows the question mark.
  let query: ArraySlice<UInt8>

  /// Takes apart a target in origin form (`/path?query`), in absolute form (`http://host/path`) or
  /// the form `*`.
  ///
  /// - Returns: `nil` if it has none of these forms.
  init?(_ target: [UInt8]) {
    guard let origin = Self.originForm(target) else { return nil }
    let mark = origin.firstIndex(of: UInt8(ascii: "?")) ?? origin.endIndex
    path = origin[..<mark]
    query = origin[mark...].dropFirst()
  }

  /// The values that the query gives to a name, in their order.
  ///
  /// - Returns: `nil` if the query breaks the encoding.
  func values(of name: String) -> [String]? {
    var values: [String] = []
    for pair in query.split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      guard
        let key = pair[..<equals].percentDecoded,
        let value = pair[equals...].dropFirst().percentDecoded
      else { return nil }
      if key == name { values.append(value) }
    }
    return values
  }

  private static func originForm(_ target: [UInt8]) -> ArraySlice<UInt8>? {
    if target.first == UInt8(ascii: "/") || target == [UInt8(ascii: "*")] { return target[...] }
    for scheme in ["http://", "https://"] where target.starts(with: scheme.utf8) {
      let path = target.dropFirst(scheme.utf8.count).drop { $0 != UInt8(ascii: "/") }
      return path.isEmpty ? nil : path
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The text with its escapes (`%2F`) undone.
  ///
  /// It is `nil` if a per cent sign is not followed by two hexadecimal digits. Bytes that are no
  /// UTF-8 become replacement characters, which no name has.
  var percentDecoded: String? {
    guard contains(UInt8(ascii: "%")) else { return String(decoding: self, as: UTF8.self) }
    var decoded: [UInt8] = []
    var rest = makeIterator()
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

  private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
