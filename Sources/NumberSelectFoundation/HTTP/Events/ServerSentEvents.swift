/// Cuts a stream of bytes into the data of server-sent events.
///
/// Lines end with a line feed, a carriage return or both, and may be cut anywhere. Comments, and
/// fields other than `data`, are passed over.
struct ServerSentEvents {
  private var line: [UInt8] = []
  private var data: [UInt8]?
  private var followsReturn = false

  /// The largest event: more is not a document.
  static let mostBytes = 1 << 20

  /// Takes the next bytes.
  ///
  /// - Returns: The data of each event that is complete now, or `nil` if an event is too large.
  mutating func append(_ bytes: some Sequence<UInt8>) -> [[UInt8]]? {
    var events: [[UInt8]] = []
    for byte in bytes {
      defer { followsReturn = byte == UInt8(ascii: "\r") }
      switch byte {
      case UInt8(ascii: "\n") where followsReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if let event = endLine() { events.append(event) }
      default: line.append(byte)
      }
      guard line.count + (data?.count ?? 0) <= Self.mostBytes else { return nil }
    }
    return events
  }

  private mutating func endLine() -> [UInt8]? {
    defer { line.removeAll(keepingCapacity: true) }
    if line.isEmpty {
      defer { data = nil }
      return data
    }
    guard let value = dataValue() else { return nil }
    data = data.map { $0 + [UInt8(ascii: "\n")] + value } ?? Array(value)
    return nil
  }

  private func dataValue() -> ArraySlice<UInt8>? {
    let name = Array("data".utf8)
    guard line.starts(with: name) else { return nil }
    var value = line.dropFirst(name.count)
    guard let colon = value.first else { return [] }
    guard colon == UInt8(ascii: ":") else { return nil }
    value = value.dropFirst()
    return value.first == UInt8(ascii: " ") ? value.dropFirst() : value
  }
}
