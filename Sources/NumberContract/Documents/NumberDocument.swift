public import NumberSelect

/// What a server says about one number.
///
/// A document is the answer to reading and to saving alike, and it carries the rule, so that a
/// selector never shows a number under a rule that has changed.
public struct NumberDocument: Equatable, Sendable {
  /// The save that made the number.
  public struct Writer: Equatable, Sendable {
    /// The identifier of the client that saved.
    public var client: String
    /// The client's own count of its saves: 1 and up.
    public var sequence: Int

    /// - Parameter sequence: 1 for the client's first save, and one more for each that follows.
    public init(client: String, sequence: Int) {
      self.client = client
      self.sequence = sequence
    }
  }

  /// The name of the number.
  public var id: String

  /// The number that was chosen, or `nil` if nobody has chosen yet.
  public var number: ExactDecimal?

  /// Rises with every change of the number or its rule.
  public var version: Int

  /// Who saved the number, or `nil` if nobody ever did.
  public var writer: Writer?

  /// The store that counts the versions. A store restored from a backup has another name.
  public var store: String

  /// What numbers are allowed.
  public var rule: NumberRule

  /// A document as a server or a test makes it; what a server sent is read by ``init(json:)``.
  public init(
    id: String, number: ExactDecimal?, version: Int, writer: Writer?, store: String,
    rule: NumberRule
  ) {
    self.id = id
    self.number = number
    self.version = version
    self.writer = writer
    self.store = store
    self.rule = rule
  }
}
