/// The strong entity tag of a document, `"store.version"` with its quotes.
///
/// It is sent as `ETag` and comes back as `If-Match`. Because the store is part of it, a tag that
/// was given out before a backup was restored matches nothing afterwards.
public struct EntityTag: Equatable, Sendable, CustomStringConvertible {
  /// The tag as it stands in a header.
  public let description: String

  /// The tag of a document of this store and version.
  public init(store: String, version: Int) {
    // Piece by piece, because each answer has a tag, and an interpolation takes several times as
    // long.
    var text = "\""
    text += store
    text += "."
    text += String(version)
    text += "\""
    description = text
  }

  /// The tag of something else than a document, from a text without quotes and spaces.
  public init(opaque text: String) {
    description = "\"\(text)\""
  }

  fileprivate init(quoted: Substring) {
    description = String(quoted)
  }
}

extension NumberDocument {
  /// The tag to send back as `If-Match` when saving over this document.
  public var entityTag: EntityTag { EntityTag(store: store, version: version) }
}

/// The value of an `If-Match` or `If-None-Match` header: which documents a request is about.
public enum EntityTagCondition: Equatable, Sendable {
  /// `*`: whichever document there is.
  case any
  /// One of these. Weak tags (`W/"…"`) are left out: they never match strongly.
  case oneOf([EntityTag])

  /// Reads the value of a header, as in `"b1946ac9.17"` or `"b1946ac9.17", "b1946ac9.18"`.
  ///
  /// - Returns: `nil` if it is neither `*` nor a list of entity tags.
  public init?(header: String) {
    var rest = Substring(header).trimmedSpaces
    if rest == "*" {
      self = .any
      return
    }
    var tags: [EntityTag] = []
    repeat {
      let isWeak = rest.hasPrefix("W/")
      if isWeak { rest = rest.dropFirst(2) }
      guard let quoted = rest.leadingQuoted else { return nil }
      if !isWeak { tags.append(EntityTag(quoted: quoted)) }
      rest = rest[quoted.endIndex...].trimmedSpaces
      if rest.isEmpty {
        self = .oneOf(tags)
        return
      }
      guard rest.first == "," else { return nil }
      rest = rest.dropFirst().trimmedSpaces
    } while true
  }

  /// Whether the document is one that the request is about.
  public func matches(_ document: NumberDocument) -> Bool {
    matches(document.entityTag)
  }

  /// Whether what has this tag is what a request is about.
  public func matches(_ tag: EntityTag) -> Bool {
    switch self {
    case .any: true
    case .oneOf(let tags): tags.contains(tag)
    }
  }
}

extension Substring {
  fileprivate var trimmedSpaces: Substring {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    var trimmed = drop(while: isSpace)
    while let last = trimmed.last, isSpace(last) { trimmed.removeLast() }
    return trimmed
  }

  /// The quoted text at the start, with its quotes.
  fileprivate var leadingQuoted: Substring? {
    guard first == "\"", let end = dropFirst().firstIndex(of: "\"") else { return nil }
    return self[startIndex...end]
  }
}
