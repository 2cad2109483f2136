/// The server's own tokens in a database, for those who run it. A server may use the database
/// meanwhile; what is changed here counts from its next request on. The database has to be there.
public struct TokenRegister: Sendable {
  private let database: Database

  /// - Parameter database: The one that the servers use.
  public init(_ database: Database) {
    self.database = database
  }

  /// Makes a token.
  ///
  /// - Returns: The secret, which nobody can find out again, or `nil` if there is a token of this name.
  public func create(_ token: NamedToken) throws(StoreError) -> Token? {
    guard let secret = Token.random() else {
      throw .unavailable("the system has no random numbers")
    }
    let isNew = try inStore { store throws(StoreError) in
      try store.waiting { $0.addToken(token, hash: secret.hash, completion: $1) }
    }
    return isNew ? secret : nil
  }

  /// The tokens, by name.
  public func list() throws(StoreError) -> [NamedToken] {
    try inStore { store throws(StoreError) in try store.waiting { $0.tokens(completion: $1) } }
  }

  /// Makes a token worthless.
  ///
  /// - Returns: `false` if there is none of this name.
  public func revoke(_ name: String) throws(StoreError) -> Bool {
    try inStore { store throws(StoreError) in
      try store.waiting { $0.removeToken(named: name, completion: $1) }
    }
  }

  private func inStore<Answer>(
    _ body: (any NumberStore) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    let store = try database.open(mayCreate: false)
    defer { store.close() }
    return try body(store)
  }
}
