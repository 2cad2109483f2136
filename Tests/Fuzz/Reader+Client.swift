import NumberSelect

@testable import NumberSelectFoundation

extension Reader {
  /// A stream of events, which says the same however it is cut into pieces.
  static let events = Reader { bytes in
    guard let size = bytes.first.map({ Int($0) % 7 + 1 }) else { return }
    var whole = ServerSentEvents()
    var cut = ServerSentEvents()
    let events = whole.append(bytes)
    var pieces: [[UInt8]]? = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      let more = cut.append(bytes[start..<min(start + size, bytes.count)])
      pieces = pieces.flatMap { former in more.map { former + $0 } }
    }
    precondition(events == pieces)
  }

  /// A journal's record whose sum is right, so that what is inside is read at all.
  static let records = Reader { bytes in
    let key = Array("key".utf8)
    _ = NumberRecord(bytes: bytes, key: key)
    var sum = Fingerprint(of: bytes).value.littleEndian
    let summed = bytes + withUnsafeBytes(of: &sum) { Array($0) }
    guard let record = NumberRecord(bytes: summed, key: key) else { return }
    precondition(NumberRecord(bytes: record.bytes(key: key), key: key) == record)
  }
}
