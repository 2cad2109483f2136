/// Writes the parts of a journal record, each in a form of its own.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(bytes: [UInt8]) {
    self.bytes += bytes
  }

  mutating func write(_ value: Int64) {
    for shift in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: value >> Int64(8 * shift)))
    }
  }

  mutating func write(long: [UInt8]) {
    write(Int64(long.count))
    write(bytes: long)
  }

  mutating func write(_ name: WireName) {
    bytes.append(UInt8(name.bytes.count))
    write(bytes: name.bytes)
  }

  mutating func write<Part>(
    _ part: Part?, _ writePart: (inout RecordWriter, Part) -> Void
  ) {
    bytes.append(part == nil ? 0 : 1)
    if let part { writePart(&self, part) }
  }

  mutating func write(_ number: ExactDecimal) {
    write(number.unscaled)
    bytes.append(UInt8(number.scale))
  }

  mutating func write(_ number: ExactDecimal?) {
    write(number) { $0.write($1) }
  }

  mutating func write(_ choice: NumberChoice) {
    let number: ExactDecimal? = if case .number(let number) = choice { number } else { nil }
    write(number)
  }

  mutating func write(_ tag: SyncDocument.Tag) {
    write(tag.store)
    write(tag.version)
  }

  mutating func write(_ writer: SyncDocument.Writer?) {
    write(writer) {
      $0.write($1.client)
      $0.write($1.sequence)
    }
  }

  mutating func write(_ rule: NumberRule) {
    write(rule.defaultNumber)
    write(rule.minimum)
    write(rule.maximum)
    write(rule.increment)
    bytes.append(rule.incrementBase.code)
  }

  mutating func write(_ document: SyncDocument) {
    write(document.number)
    write(document.tag)
    write(document.writer)
    write(document.rule)
  }

  mutating func write(_ base: NumberRecord.Base) {
    write(base.tag)
    write(base.writer)
  }

  mutating func write(_ intent: NumberRecord.Intent) {
    write(intent.choice)
    write(intent.sequence)
    write(intent.base) { $0.write($1) }
  }

  mutating func write(_ attempt: NumberRecord.Attempt) {
    write(attempt.choice)
    write(attempt.sequence)
    write(attempt.base)
  }
}

extension NumberRule.IncrementBase {
  var code: UInt8 {
    switch self {
    case .minimum: 0
    case .zero: 1
    case .none: 2
    }
  }

  init?(code: UInt8) {
    switch code {
    case 0: self = .minimum
    case 1: self = .zero
    case 2: self = .none
    default: return nil
    }
  }
}
