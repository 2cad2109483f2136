/// Why a text is not what the contract says it should be.
public struct ContractError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The text is not JSON, or not JSON that can be read (a number too large, broken UTF-8).
    case notJSON
    /// The field has to be there.
    case missing
    /// The value is of another kind than the one named.
    case notA(String)
    /// The text is a decimal number, but with more digits than can be kept exactly.
    case tooManyDigits
    /// The count is not in the range named.
    case outOfRange(ClosedRange<Int>)
    /// The text is not a name (see ``Identifier``).
    case notAnIdentifier
  }

  /// The path of the field, as in `rule.minimum`; empty if it is about the whole.
  public let field: String

  /// What is wrong with it.
  public let reason: Reason

  /// - Parameter field: The path of the field; empty if it is about the whole.
  public init(field: String, reason: Reason) {
    self.field = field
    self.reason = reason
  }
}

extension ContractError: CustomStringConvertible {
  /// A sentence for a person who debugs a client, without the offending value.
  public var description: String {
    let subject = field.isEmpty ? "The document" : "The field \"\(field)\""
    switch reason {
    case .notJSON: return "\(subject) is not readable JSON."
    case .missing: return "\(subject) is missing."
    case .notA(let kind): return "\(subject) is not \(kind)."
    case .tooManyDigits: return "\(subject) has more digits than can be kept exactly."
    case .outOfRange(let range):
      return "\(subject) is not in \(range.lowerBound) to \(range.upperBound)."
    case .notAnIdentifier:
      return
        "\(subject) is not 1 to \(Identifier.maximumLength) characters of A-Z a-z 0-9 - . _ ~."
    }
  }
}
