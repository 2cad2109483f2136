/// The answer to a request for many numbers at once.
public struct NumberDocuments: Equatable, Sendable {
  /// The documents, each id once, in the order in which the ids were first asked for.
  public var documents: [NumberDocument]

  /// The ids that were asked for and that the server does not have.
  public var unknown: [String]

  /// An answer. No id is in both lists.
  public init(documents: [NumberDocument], unknown: [String] = []) {
    self.documents = documents
    self.unknown = unknown
  }
}
