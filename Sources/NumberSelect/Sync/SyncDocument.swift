/// What a source says of a number, and which of its sayings it is.
///
/// It is kept in many places, from which it is seldom taken apart, and so it is shared.
public struct SyncDocument: Equatable, Sendable {
  private var content: Content

  /// Makes what a source says.
  public init(number: ExactDecimal?, tag: Tag, writer: Writer?, rule: NumberRule) {
    self.init(number: number, base: NumberRecord.Base(tag: tag, writer: writer), rule: rule)
  }

  package init(number: ExactDecimal?, base: NumberRecord.Base, rule: NumberRule) {
    content = Content(number: number, base: base, rule: rule)
  }

  /// The chosen number, or `nil` if nobody has chosen.
  public var number: ExactDecimal? {
    get { content.number }
    set { self = SyncDocument(number: newValue, base: base, rule: rule) }
  }

  /// What numbers are allowed.
  public var rule: NumberRule {
    get { content.rule }
    set { self = SyncDocument(number: number, base: base, rule: newValue) }
  }

  /// What a number that is chosen over this document has to remember of it.
  package var base: NumberRecord.Base { content.base }

  /// Which document this is.
  public var tag: Tag {
    get { base.tag }
    set { self = SyncDocument(number: number, tag: newValue, writer: writer, rule: rule) }
  }

  /// The save that made the number, or `nil` if there never was one.
  public var writer: Writer? {
    get { base.writer }
    set { self = SyncDocument(number: number, tag: tag, writer: newValue, rule: rule) }
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
  private final class Content: Equatable, Sendable {
    let number: ExactDecimal?
    let base: NumberRecord.Base
    let rule: NumberRule

    init(number: ExactDecimal?, base: NumberRecord.Base, rule: NumberRule) {
      self.number = number
      self.base = base
      self.rule = rule
    }

    static func == (left: Content, right: Content) -> Bool {
      left === right
        || left.number == right.number && left.base == right.base && left.rule == right.rule
    }
  }
}

extension SyncDocument {
  /// What the source has been told, as a choice.
  var choice: NumberChoice { number.map(NumberChoice.number) ?? .none }

  /// The number to show under this document alone.
  var shownNumber: ExactDecimal { (number ?? rule.initialNumber).normalized }
}
