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

  /// Says whether the part that may be absent follows.
  private mutating func write(isThere: Bool) {
    bytes.append(isThere ? 1 : 0)
  }

  private mutating func write(_ number: ExactDecimal) {
    write(number.unscaled)
    bytes.append(UInt8(number.scale))
  }

  private mutating func write(ifAny number: ExactDecimal?) {
    write(isThere: number != nil)
    if let number { write(number) }
  }

  private mutating func write(_ choice: NumberChoice) {
    if case .number(let number) = choice { write(ifAny: number) } else { write(isThere: false) }
  }

  private mutating func write(_ rule: NumberRule) {
    write(ifAny: rule.defaultNumber)
    write(rule.minimum)
    write(ifAny: rule.maximum)
    write(rule.increment)
    bytes.append(rule.incrementBase.code)
  }

  private mutating func write(_ base: NumberRecord.Base) {
    write(base.tag.store)
    write(base.tag.version)
    write(isThere: base.writer != nil)
    guard let writer = base.writer else { return }
    write(writer.client)
    write(writer.sequence)
  }

  mutating func write(_ document: SyncDocument?) {
    write(isThere: document != nil)
    guard let document else { return }
    write(ifAny: document.number)
    write(document.base)
    write(document.rule)
  }

  mutating func write(_ intent: NumberRecord.Intent?) {
    write(isThere: intent != nil)
    guard let intent else { return }
    write(intent.choice)
    write(intent.sequence)
    write(isThere: intent.base != nil)
    if let base = intent.base { write(base) }
  }

  mutating func write(_ attempt: NumberRecord.Attempt?) {
    write(isThere: attempt != nil)
    guard let attempt else { return }
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
