import NumberSelect

/// Reads ASCII fields from the buffer, each but the last followed by a line feed.
struct WordReader {
  private var words: Slice<UnsafeBufferPointer<UInt32>>

  init(_ words: UnsafeBufferPointer<UInt32>) {
    self.words = words[...]
  }

  /// All that is left.
  var rest: [UInt8] { words.map { UInt8(truncatingIfNeeded: $0) } }

  /// The next field.
  mutating func bytes() -> [UInt8] {
    let field = words.prefix { $0 != 0x0A }
    words = words[field.endIndex...].dropFirst()
    return field.map { UInt8(truncatingIfNeeded: $0) }
  }
}

// MARK: Documents

extension WordReader {
  /// The document: store, version, number, client and sequence of the writer, default, minimum,
  /// maximum, increment and increment base. What is absent is an empty field.
  var document: SyncDocument? {
    var reader = self
    guard let store = WireName(reader.bytes()), let version = reader.count() else { return nil }
    guard let number = reader.decimal(), let writer = reader.writer(), let rule = reader.rule()
    else { return nil }
    return SyncDocument(
      number: number.value, tag: SyncDocument.Tag(store: store, version: version),
      writer: writer.value, rule: rule)
  }

  private mutating func writer() -> Field<SyncDocument.Writer>? {
    let (name, sequence) = (bytes(), count())
    if name.isEmpty { return Field(value: nil) }
    guard let client = WireName(name), let sequence else { return nil }
    return Field(value: SyncDocument.Writer(client: client, sequence: sequence))
  }

  private mutating func rule() -> NumberRule? {
    guard let defaultNumber = decimal(), let minimum = decimal(), let maximum = decimal(),
      let increment = decimal()
    else { return nil }
    return NumberRule(
      defaultNumber: defaultNumber.value, minimum: minimum.value ?? 0, maximum: maximum.value,
      increment: increment.value ?? 1, incrementBase: base())
  }

  /// "minimum", "zero" or "none", told apart by their first letter.
  private mutating func base() -> NumberRule.IncrementBase {
    switch bytes().first {
    case UInt8(ascii: "z"): .zero
    case UInt8(ascii: "n"): .none
    default: .minimum
    }
  }

  /// A number that may be absent, or `nil` for what is neither.
  private mutating func decimal() -> Field<ExactDecimal>? {
    let text = bytes()
    if text.isEmpty { return Field(value: nil) }
    return (try? ExactDecimal(utf8: text)).map { Field(value: $0) }
  }

  private mutating func count() -> Int64? {
    guard let number = try? ExactDecimal(utf8: bytes()), number.scale == 0 else { return nil }
    return number.unscaled
  }
}

/// A field that was read, be it empty or not.
private struct Field<Value> {
  let value: Value?
}
