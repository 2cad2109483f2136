/// Whose numbers they are: each owner has their own numbers under the shared rules.
public struct Owner: Hashable, Sendable {
  /// The name under which a store keeps the owner's numbers.
  public let name: String

  /// - Parameter name: Has the grammar of an identifier of the contract.
  public init(name: String) {
    self.name = name
  }

  /// The one owner of a server that does not ask who is there.
  public static let everyone = Owner(name: "everyone")
}

/// One owner's number.
public struct NumberKey: Hashable, Sendable {
  /// Whose number it is.
  public let owner: Owner

  /// The number's id, which has the grammar of an identifier of the contract.
  public let id: String

  /// - Parameter id: Has the grammar of an identifier of the contract.
  public init(owner: Owner, id: String) {
    self.owner = owner
    self.id = id
  }
}
