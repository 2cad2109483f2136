/// What a source says of a number, and which of its sayings it is.
public struct SyncDocument: Equatable, Sendable {
  /// The chosen number, or `nil` if nobody has chosen.
  public var number: ExactDecimal?

  /// What numbers are allowed.
  public var rule: NumberRule

  /// What a number that is chosen over this document has to remember of it.
  package private(set) var base: NumberRecord.Base

  /// Makes what a source says.
  public init(number: ExactDecimal?, tag: Tag, writer: Writer?, rule: NumberRule) {
    self.init(number: number, base: NumberRecord.Base(tag: tag, writer: writer), rule: rule)
  }

  package init(number: ExactDecimal?, base: NumberRecord.Base, rule: NumberRule) {
    self.number = number
    self.base = base
    self.rule = rule
  }

  /// Which document this is.
  public var tag: Tag {
    get { base.tag }
    set { base = NumberRecord.Base(tag: newValue, writer: writer) }
  }

  /// The save that made the number, or `nil` if there never was one.
  public var writer: Writer? {
    get { base.writer }
    set { base = NumberRecord.Base(tag: tag, writer: newValue) }
  }

  /// A store and its count of changes.
  public struct Tag: Equatable, Sendable {
    /// A store restored from a backup has another name.
    public var store: WireName
    /// Never falls within one store.
    public var version: Int64

    /// Names a document.
    public init(store: WireName, version: Int64) {
      self.store = store
      self.version = version
    }
  }

  /// One save of one client.
  public struct Writer: Equatable, Sendable {
    /// The name that the client has of its own.
    public var client: WireName
    /// What the client counts its choices with, from 1 on. It never falls.
    public var sequence: Int64

    /// Names a save.
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
