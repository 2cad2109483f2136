public import NumberContract

/// Where a number comes from and goes back to.
///
/// ``HTTPNumberSource`` speaks to a number server, ``InMemoryNumberSource`` keeps a number for
/// previews and tests, and an app can bring its own backend:
///
/// ```swift
/// struct ShopSource: NumberSource {
///   func load() async throws(NumberSourceError) -> NumberDocument { … }
///   func save(
///     _ save: NumberSave, over document: NumberDocument
///   ) async throws(NumberSourceError) -> NumberDocument { … }
/// }
/// ```
///
/// One source is one number. A selector has at most one request under way.
public protocol NumberSource: Sendable {
  /// Asks what the number is.
  func load() async throws(NumberSourceError) -> NumberDocument

  /// Saves a choice that was made over `document`.
  ///
  /// The same save may come twice, when the answer to the first got lost, and must then count once.
  ///
  /// - Returns: What the number is now.
  /// - Throws: ``NumberSourceError/conflict(_:)`` if the number is no longer as `document` says,
  ///   ``NumberSourceError/refused(_:)`` if the rule does not allow the number.
  func save(
    _ save: NumberSave, over document: NumberDocument
  ) async throws(NumberSourceError) -> NumberDocument
}

/// Why a source did not do what it was asked for.
public enum NumberSourceError: Error, Equatable, Sendable {
  /// Somebody else changed the number or its rule. This is what it is now.
  case conflict(NumberDocument)
  /// The client's name was used by another device. This is what the number is now.
  case clientInUse(NumberDocument)
  /// The rule does not allow the number. This is what it is now.
  case refused(NumberDocument)
  /// Nothing came back: whether a save arrived is not known.
  case unreachable(reason: String)
  /// The source cannot answer for now. Seconds to wait, if it said so.
  case unavailable(status: Int, retryAfter: Int?)
  /// The source will not do it however often it is asked.
  case rejected(status: Int, reason: String)
  /// The answer is not what the contract says.
  case unexpectedAnswer(reason: String)
  /// The request was given up.
  case cancelled

  /// Whether it makes sense to ask again later.
  public var isPassing: Bool {
    switch self {
    case .unreachable, .unavailable: true
    case .conflict, .clientInUse, .refused, .rejected, .unexpectedAnswer, .cancelled: false
    }
  }
}
