import NumberSelect

extension NumberSave {
  /// Reads a save that stands there to the byte as ``write(to:)`` writes it, without `JSONDecoder`,
  /// which takes several times as long.
  ///
  /// - Returns: `nil` for anything else, be it JSON or not.
  public init?(asWritten bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    guard
      rest.take(#"{"number":"#), let number = rest.takeNumber(),
      rest.take(#","client":""#), let client = rest.takeName(),
      rest.take(#"","sequence":"#), let sequence = rest.takeCount(),
      rest.take("}"), rest.isEmpty
    else { return nil }
    self.init(number: number, client: client, sequence: sequence)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate mutating func take(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { starts(with: $0) }
    if isNext { self = dropFirst(text.utf8CodeUnitCount) }
    return isNext
  }

  private mutating func take(while belongs: (UInt8) -> Bool) -> Self {
    let end = firstIndex { !belongs($0) } ?? endIndex
    defer { self = self[end...] }
    return self[..<end]
  }

  /// A number in quotes, or `null`.
  ///
  /// - Returns: `nil` if there is neither.
  fileprivate mutating func takeNumber() -> ExactDecimal?? {
    if take("null") { return .some(nil) }
    guard take("\"") else { return nil }
    let digits = take { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    guard take("\""), let number = try? ExactDecimal(utf8: UnsafeBufferPointer(rebasing: digits))
    else { return nil }
    return .some(number)
  }

  fileprivate mutating func takeName() -> String? {
    let name = String(decoding: take { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    return Identifier.isWellFormed(name) ? name : nil
  }

  fileprivate mutating func takeCount() -> Int? {
    let digits = take { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count < 19, digits.first != UInt8(ascii: "0") else { return nil }
    let count = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (1...Contract.largestCount).contains(count) ? count : nil
  }
}
