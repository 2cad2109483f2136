extension NumberRecord {
  /// The record as bytes for a journal.
  ///
  /// - Parameter key: What the journal belongs to: the server, the account and the number.
  public func bytes(key: [UInt8]) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(bytes: Self.magic)
    writer.write(long: key)
    writer.write(client)
    writer.write(lastSequence)
    writer.write(confirmed)
    writer.write(intent)
    writer.write(sent)
    writer.write(Int64(bitPattern: Fingerprint(of: writer.bytes).value))
    return writer.bytes
  }

  /// Reads a record.
  ///
  /// - Returns: `nil` if a byte is damaged or missing, or if the record is of another version or
  ///   belongs to something else than `key`. Then the number is simply loaded anew.
  public init?(bytes: [UInt8], key: [UInt8]) {
    guard bytes.count >= 8 else { return nil }
    let content = bytes[..<(bytes.count - 8)]
    var sum = RecordReader(bytes[(bytes.count - 8)...])
    guard sum.readInteger() == Int64(bitPattern: Fingerprint(of: content).value) else { return nil }
    var reader = RecordReader(content)
    guard reader.readBytes(Self.magic.count) == Self.magic, reader.readLong() == key else {
      return nil
    }
    self.init(client: reader.readName())
    lastSequence = reader.readInteger()
    confirmed = reader.readDocument()
    intent = reader.readIntent()
    sent = reader.readAttempt()
    guard reader.isAtEnd, !reader.hasFailed, isSound else { return nil }
  }

  /// "NSJ" and the version of the format.
  private static var magic: [UInt8] { [0x4E, 0x53, 0x4A, 1] }

  /// Half of the largest count that the contract allows: nobody can get there by choosing, and from
  /// there nobody could get past the other half.
  private static var largestSequence: Int64 { 1 << 52 }

  private var isSound: Bool {
    guard lastSequence >= 0, lastSequence <= Self.largestSequence else { return false }
    return (intent.map { isGiven($0.sequence) } ?? true)
      && (sent.map { isGiven($0.sequence) } ?? true)
  }

  /// Whether a choice can have this sequence.
  private func isGiven(_ sequence: Int64) -> Bool {
    sequence >= 1 && sequence <= lastSequence
  }
}
