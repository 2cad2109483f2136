/// What somebody who has a token of the server's own may do.
public enum TokenRole: String, CaseIterable, Sendable {
  /// Set rules, and all that a service may.
  case administrator
  /// Read any owner's numbers, begin sessions in an owner's name, take over anonymous owners'.
  case service
}

/// A token of the server's own, without the secret.
public struct NamedToken: Equatable, Sendable {
  /// By which people know it. It has the grammar of an identifier of the contract.
  public var name: String

  /// What its bearer may do.
  public var role: TokenRole

  /// - Parameter name: Has the grammar of an identifier of the contract.
  public init(name: String, role: TokenRole) {
    self.name = name
    self.role = role
  }
}

/// What became of taking over an anonymous owner's numbers.
public enum TakeoverOutcome: Equatable, Sendable {
  /// There is no such session.
  case unknownSession
  /// The session is not anonymous, or somebody else has taken over its numbers.
  case refused
  /// It was done before, for the same owner.
  case repeated
  /// It is done: these numbers came to the owner, and of those the owner had chosen otherwise.
  case done(taken: [String], kept: [String])

  /// What it is where the numbers are somebody's already.
  static func held(by holder: Owner, askedBy owner: Owner) -> TakeoverOutcome {
    holder == owner ? .repeated : .refused
  }
}
