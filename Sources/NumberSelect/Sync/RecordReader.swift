/// Reads the parts of a journal record. Once something is wrong, everything is `nil`.
struct RecordReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private(set) var hasFailed = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func readBytes(_ count: Int) -> [UInt8]? {
    guard !hasFailed, count >= 0, count <= bytes.endIndex - position else { return fail() }
    defer { position += count }
    return [UInt8](bytes[position..<position + count])
  }

  mutating func readByte() -> UInt8? {
    readBytes(1)?[0]
  }

  mutating func readInteger() -> Int64? {
    guard let bytes = readBytes(8) else { return nil }
    var value: UInt64 = 0
    for byte in bytes.reversed() { value = value << 8 | UInt64(byte) }
    return Int64(bitPattern: value)
  }

  mutating func readLong() -> [UInt8]? {
    guard let count = readInteger(), count <= Int64(bytes.count) else { return fail() }
    return readBytes(Int(count))
  }

  mutating func readName() -> WireName? {
    guard let count = readByte(), let bytes = readBytes(Int(count)) else { return nil }
    return WireName(bytes) ?? fail()
  }

  /// `nil` also where the record says that there is nothing; see `hasFailed`.
  mutating func readOptional<Part>(_ readPart: (inout RecordReader) -> Part?) -> Part? {
    switch readByte() {
    case 0: return nil
    case 1: return readPart(&self) ?? fail()
    default: return fail()
    }
  }

  mutating func readDecimal() -> ExactDecimal? {
    guard let unscaled = readInteger(), let scale = readByte() else { return nil }
    return ExactDecimal(unscaled: unscaled, scale: Int(scale)) ?? fail()
  }

  mutating func readChoice() -> NumberChoice? {
    let number = readOptional { $0.readDecimal() }
    if hasFailed { return nil }
    return number.map(NumberChoice.number) ?? NumberChoice.none
  }

  mutating func readTag() -> SyncDocument.Tag? {
    guard let store = readName(), let version = readInteger() else { return nil }
    return SyncDocument.Tag(store: store, version: version)
  }

  mutating func readWriter() -> SyncDocument.Writer? {
    guard let client = readName(), let sequence = readInteger() else { return nil }
    return SyncDocument.Writer(client: client, sequence: sequence)
  }

  mutating func readRule() -> NumberRule? {
    let defaultNumber = readOptional { $0.readDecimal() }
    let minimum = readDecimal()
    let maximum = readOptional { $0.readDecimal() }
    let increment = readDecimal()
    guard let minimum, let increment, let code = readByte(),
      let base = NumberRule.IncrementBase(code: code)
    else { return fail() }
    return NumberRule(
      defaultNumber: defaultNumber, minimum: minimum, maximum: maximum, increment: increment,
      incrementBase: base)
  }

  mutating func readDocument() -> SyncDocument? {
    let number = readOptional { $0.readDecimal() }
    guard let tag = readTag() else { return nil }
    let writer = readOptional { $0.readWriter() }
    guard let rule = readRule() else { return nil }
    return SyncDocument(number: number, tag: tag, writer: writer, rule: rule)
  }

  mutating func readBase() -> NumberRecord.Base? {
    guard let tag = readTag() else { return nil }
    let writer = readOptional { $0.readWriter() }
    return NumberRecord.Base(tag: tag, writer: writer)
  }

  mutating func readIntent() -> NumberRecord.Intent? {
    guard let choice = readChoice(), let sequence = readInteger() else { return nil }
    let base = readOptional { $0.readBase() }
    return NumberRecord.Intent(choice: choice, sequence: sequence, base: base)
  }

  mutating func readAttempt() -> NumberRecord.Attempt? {
    guard let choice = readChoice(), let sequence = readInteger(), let base = readBase() else {
      return nil
    }
    return NumberRecord.Attempt(choice: choice, sequence: sequence, base: base)
  }

  private mutating func fail<Part>() -> Part? {
    hasFailed = true
    return nil
  }
}
