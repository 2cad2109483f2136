import NumberSelect

/// Reads ASCII fields from the buffer, each but the last followed by a line feed.
struct WordReader {
  private var words: Slice<UnsafeBufferPointer<UInt32>>

  /// Whether a field was not what it should be.
  private var hasFailed = false

  init(_ words: UnsafeBufferPointer<UInt32>) {
    self.words = words[...]
  }

  /// All that is left.
  var rest: [UInt8] { words.map { UInt8(truncatingIfNeeded: $0) } }

  /// The next field.
  mutating func bytes() -> [UInt8] {
    var field: [UInt8] = []
    while let word = words.popFirst(), word != 0x0A {
      if word > 0x7F { hasFailed = true }
      field.append(UInt8(truncatingIfNeeded: word))
    }
    return field
  }
}

// MARK: Documents

extension WordReader {
  /// The document: store, version, number, client and sequence of the writer, default, minimum,
  /// maximum, increment and increment base. What is absent is an empty field.
  var document: SyncDocument? {
    var reader = self
    guard let store = WireName(reader.bytes()), let version = reader.count() else { return nil }
    let number = reader.decimal()
    let base = NumberRecord.Base(
      tag: SyncDocument.Tag(store: store, version: version), writer: reader.writer())
    let document = SyncDocument(number: number, base: base, rule: reader.rule())
    return reader.hasFailed ? nil : document
  }

  private mutating func writer() -> SyncDocument.Writer? {
    let (name, sequence) = (bytes(), count())
    if name.isEmpty { return nil }
    guard let client = WireName(name), let sequence else {
      hasFailed = true
      return nil
    }
    return SyncDocument.Writer(client: client, sequence: sequence)
  }

  private mutating func rule() -> NumberRule {
    var rule = NumberRule()
    rule.defaultNumber = decimal()
    if let minimum = decimal() { rule.minimum = minimum }
    rule.maximum = decimal()
    if let increment = decimal() { rule.increment = increment }
    rule.incrementBase = base()
    return rule
  }

  /// "minimum", "zero" or "none", told apart by their first letter: the shell lets nothing else
  /// through.
  private mutating func base() -> NumberRule.IncrementBase {
    switch bytes().first {
    case UInt8(ascii: "z"): .zero
    case UInt8(ascii: "n"): .none
    default: .minimum
    }
  }

  /// A number that may be absent.
  private mutating func decimal() -> ExactDecimal? {
    let text = bytes()
    let number = try? ExactDecimal(utf8: text)
    if number == nil, !text.isEmpty { hasFailed = true }
    return number
  }

  /// A whole number, or `nil` where there is none.
  private mutating func count() -> Int64? {
    guard let number = try? ExactDecimal(utf8: bytes()), number.scale == 0 else { return nil }
    return number.unscaled
  }
}
