/// What a source says of a number, and which of its sayings it is.
public struct SyncDocument: Equatable, Sendable {
  /// The chosen number, or `nil` if nobody has chosen.
  public var number: ExactDecimal?

  /// Which document this is.
  public var tag: Tag

  /// The save that made the number, or `nil` if there never was one.
  public var writer: Writer?

  /// What numbers are allowed.
  public var rule: NumberRule

  public init(number: ExactDecimal?, tag: Tag, writer: Writer?, rule: NumberRule) {
    self.number = number
    self.tag = tag
    self.writer = writer
    self.rule = rule
  }

  /// A store and its count of changes.
  public struct Tag: Equatable, Sendable {
    /// A store restored from a backup has another name.
    public var store: WireName
    /// Never falls within one store.
    public var version: Int64

    public init(store: WireName, version: Int64) {
      self.store = store
      self.version = version
    }
  }

  /// One save of one client.
  public struct Writer: Equatable, Sendable {
    public var client: WireName
    public var sequence: Int64

    public init(client: WireName, sequence: Int64) {
      self.client = client
      self.sequence = sequence
    }
  }
}

extension SyncDocument {
  /// What the source has been told, as a choice.
  var choice: NumberChoice { number.map(NumberChoice.number) ?? .none }

  /// The number to show under this document alone.
  var shownNumber: ExactDecimal { (number ?? rule.initialNumber).normalized }
}
