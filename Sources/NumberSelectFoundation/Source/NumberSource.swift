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
///     _ save: NumberSave, over base: EntityTag
///   ) async throws(NumberSourceError) -> NumberDocument { … }
/// }
/// ```
///
/// One source is one number. A selector has at most one save under way.
public protocol NumberSource: Sendable {
  /// Asks what the number is.
  func load() async throws(NumberSourceError) -> NumberDocument

  /// Saves a choice that was made over the document with the tag `base`.
  ///
  /// The same save may come twice, when the answer to the first got lost, and must then count once.
  ///
  /// - Returns: What the number is now.
  /// - Throws: ``NumberSourceError/conflict(_:)`` if `base` is no longer the newest document,
  ///   ``NumberSourceError/refused(_:)`` if the rule does not allow the number.
  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument

  /// What the number is whenever it changes, as long as somebody listens. Without an implementation
  /// of its own, a source says nothing by itself.
  func documents() -> AsyncStream<NumberDocument>

  /// Goes on listening at once where ``documents()`` waits before it tries again, as when the network
  /// has come back. Without an implementation of its own, a source does nothing.
  func listenAgain()

  /// The journal of the number, which outlives the app. Without an implementation of its own, a
  /// source has one that does not.
  func makeJournal() -> any NumberJournal
}

extension NumberSource {
  public func documents() -> AsyncStream<NumberDocument> {
    AsyncStream { $0.finish() }
  }

  public func listenAgain() {}

  public func makeJournal() -> any NumberJournal {
    TransientJournal()
  }
}
