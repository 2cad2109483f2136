/// Reads the parts of a journal record. Once something is wrong, all that is read after it says
/// nothing; so whoever reads asks once, at the end, whether everything was right.
struct RecordReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private(set) var hasFailed = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func readBytes(_ count: Int) -> [UInt8] {
    guard !hasFailed, count >= 0, count <= bytes.endIndex - position else {
      hasFailed = true
      return []
    }
    defer { position += count }
    return [UInt8](bytes[position..<position + count])
  }

  mutating func readByte() -> UInt8 {
    readBytes(1).first ?? 0
  }

  mutating func readInteger() -> Int64 {
    var value: UInt64 = 0
    for byte in readBytes(8).reversed() { value = value << 8 | UInt64(byte) }
    return Int64(bitPattern: value)
  }

  mutating func readLong() -> [UInt8] {
    readBytes(Int(exactly: readInteger()) ?? -1)
  }

  mutating func readName() -> WireName {
    let bytes = readBytes(Int(readByte()))
    return WireName(bytes) ?? fail(.missing)
  }

  /// Whether the part that may be absent follows.
  private mutating func readsOn() -> Bool {
    switch readByte() {
    case 0: false
    case 1: true
    default: fail(false)
    }
  }

  mutating func readDecimal() -> ExactDecimal {
    let unscaled = readInteger()
    return ExactDecimal(unscaled: unscaled, scale: Int(readByte())) ?? fail(.zero)
  }

  private mutating func readDecimalIfAny() -> ExactDecimal? {
    readsOn() ? readDecimal() : nil
  }

  private mutating func readChoice() -> NumberChoice {
    readDecimalIfAny().map(NumberChoice.number) ?? NumberChoice.none
  }

  private mutating func readRule() -> NumberRule {
    let defaultNumber = readDecimalIfAny()
    let minimum = readDecimal()
    let maximum = readDecimalIfAny()
    let increment = readDecimal()
    return NumberRule(
      defaultNumber: defaultNumber, minimum: minimum, maximum: maximum, increment: increment,
      incrementBase: NumberRule.IncrementBase(code: readByte()) ?? fail(.minimum))
  }

  private mutating func readBase() -> NumberRecord.Base {
    let tag = SyncDocument.Tag(store: readName(), version: readInteger())
    guard readsOn() else { return NumberRecord.Base(tag: tag, writer: nil) }
    let writer = SyncDocument.Writer(client: readName(), sequence: readInteger())
    return NumberRecord.Base(tag: tag, writer: writer)
  }

  mutating func readDocument() -> SyncDocument? {
    guard readsOn() else { return nil }
    let number = readDecimalIfAny()
    let base = readBase()
    return SyncDocument(number: number, base: base, rule: readRule())
  }

  mutating func readIntent() -> NumberRecord.Intent? {
    guard readsOn() else { return nil }
    let choice = readChoice()
    let sequence = readInteger()
    return NumberRecord.Intent(
      choice: choice, sequence: sequence, base: readsOn() ? readBase() : nil)
  }

  mutating func readAttempt() -> NumberRecord.Attempt? {
    guard readsOn() else { return nil }
    let choice = readChoice()
    let sequence = readInteger()
    return NumberRecord.Attempt(choice: choice, sequence: sequence, base: readBase())
  }

  private mutating func fail<Part>(_ part: Part) -> Part {
    hasFailed = true
    return part
  }
}
