import NumberContract
import NumberSelect

/// A row that a database answers, whichever database it is.
protocol StoredRow {
  func integer(_ column: Int32) -> Int

  /// A text, or `nil` if the column is null.
  func text(_ column: Int32) -> String?

  /// The bytes of a text, or `nil` if the column is null.
  func withBytes<Answer>(
    _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>?) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer
}

extension StoredRow {
  /// A decimal, or `nil` if the column is null.
  ///
  /// - Throws: ``StoreError/failed(_:)`` if the column holds anything else: a number is never
  ///   guessed.
  func decimal(_ column: Int32) throws(StoreError) -> ExactDecimal? {
    try withBytes(column) { bytes throws(StoreError) in
      guard let bytes else { return nil }
      do {
        return try ExactDecimal(utf8: bytes)
      } catch {
        let text = String(decoding: bytes, as: UTF8.self)
        throw .failed("\"\(text)\" is kept where a decimal should be")
      }
    }
  }

  /// The rule in five columns, of which the first is given.
  func rule(from column: Int32) throws(StoreError) -> NumberRule {
    guard
      let minimum = try decimal(column + 1), let increment = try decimal(column + 3),
      let base = text(column + 4).flatMap(NumberRule.IncrementBase.init(name:))
    else { throw .failed("a rule is kept that is not whole") }
    return NumberRule(
      defaultNumber: try decimal(column), minimum: minimum, maximum: try decimal(column + 2),
      increment: increment, incrementBase: base)
  }

  /// The writer in two columns, of which the first is given, or `nil` if there is none.
  func writer(from column: Int32) -> NumberDocument.Writer? {
    text(column).map { NumberDocument.Writer(client: $0, sequence: integer(column + 1)) }
  }
}
