public import NumberContract
public import NumberSelect

/// Takes what a store answers, or why it cannot answer.
public typealias StoreCompletion<Answer> = @Sendable (Result<Answer, StoreError>) -> Void

/// Where a server keeps rules, and the numbers that people chose.
///
/// A store judges and writes in one transaction, so that any number of servers may share it. What
/// it has reported as saved survives the death of the process and of the machine.
///
/// Everything is answered through a completion, because a store may be at the other end of a network,
/// and may let many writes share one disk sync. The completion is called exactly once: before the
/// question returns, or later on a thread of the store, which it must not block.
public protocol NumberStore: Sendable {
  /// The document of a number, or `nil` if nobody has set a rule for this id.
  func document(of key: NumberKey, completion: @escaping StoreCompletion<NumberDocument?>)

  /// The documents of those ids that have a rule, all of one moment, in the order of the ids, each
  /// of which is there once.
  func documents(
    of ids: [String], owner: Owner, completion: @escaping StoreCompletion<[NumberDocument]>)

  /// Judges a save by ``SaveOutcome/judge(_:over:if:after:)`` and carries it out if it is accepted.
  ///
  /// - Parameter session: By what the owner is known who saves. If the session has ended since, the
  ///   outcome is ``SaveOutcome/unknownSession``: the owner's numbers may be somebody else's now. With
  ///   `nil` the owner needs none.
  func save(
    _ save: NumberSave, to key: NumberKey, in session: TokenHash?,
    if condition: EntityTagCondition?, completion: @escaping StoreCompletion<SaveOutcome>)

  /// Sets rules, all or none. Setting a rule to what it is already changes nothing.
  ///
  /// The rules have no ``NumberRule/fault``. The completion gets one change for each rule.
  func setRules(_ rules: [IdentifiedRule], completion: @escaping StoreCompletion<[RuleChange]>)

  /// The owner who is known by a token, or `nil` if nobody is.
  func owner(of token: TokenHash, completion: @escaping StoreCompletion<Owner?>)

  /// Begins a session: the owner is known by the token from then on.
  ///
  /// - Parameter isAnonymous: whether nobody else ever knows the owner. When the session ends, so do
  ///   an anonymous owner's numbers.
  func beginSession(
    of owner: Owner, isAnonymous: Bool, knownBy token: TokenHash,
    completion: @escaping StoreCompletion<Void>)

  /// Ends some of the sessions that nobody has used for more than so many days on which the store was
  /// open. A clock that jumps counts as one day at most.
  ///
  /// - Parameter completion: gets how many were ended; if there are any, there may be more.
  func endSessions(unusedFor days: Int, completion: @escaping StoreCompletion<Int>)

  /// Moves an anonymous owner's numbers to another owner and ends the session, all or nothing.
  ///
  /// - Parameters:
  ///   - token: the anonymous owner's.
  ///   - isReplacing: whether a number that both have chosen becomes the anonymous owner's.
  func takeOver(
    _ token: TokenHash, by owner: Owner, isReplacing: Bool,
    completion: @escaping StoreCompletion<TakeoverOutcome>)

  /// The documents of numbers that the owner has ever saved, in the order of their ids.
  ///
  /// - Parameter id: after which id to begin; empty for the first.
  func savedDocuments(
    of owner: Owner, after id: String, limit: Int,
    completion: @escaping StoreCompletion<[NumberDocument]>)

  /// What the token lets its bearer do, or `nil` if it is none of the server's own.
  func role(of token: TokenHash, completion: @escaping StoreCompletion<TokenRole?>)

  /// The server's own tokens, by name.
  func tokens(completion: @escaping StoreCompletion<[NamedToken]>)

  /// Adds a token of the server's own.
  ///
  /// - Parameter completion: gets `false` if there is one of this name.
  func addToken(
    _ token: NamedToken, hash: TokenHash, completion: @escaping StoreCompletion<Bool>)

  /// Removes a token of the server's own.
  ///
  /// - Parameter completion: gets `false` if there is none of this name.
  func removeToken(named name: String, completion: @escaping StoreCompletion<Bool>)

  /// From now on tells of whatever is written to the store, by this process or another. To be called
  /// once.
  ///
  /// A store may tell of a change that was none, but never leaves one out. What it tells it with must
  /// not block.
  func tellChanges(_ tell: @escaping @Sendable (StoreChange) -> Void)

  /// Finishes what was begun and closes. Nothing may be asked of the store afterwards.
  func close()
}

extension NumberStore {
  /// Saves for an owner who needs no session.
  public func save(
    _ save: NumberSave, to key: NumberKey, if condition: EntityTagCondition?,
    completion: @escaping StoreCompletion<SaveOutcome>
  ) {
    self.save(save, to: key, in: nil, if: condition, completion: completion)
  }
}

/// What has changed in a store.
public enum StoreChange: Equatable, Sendable {
  /// One owner's number.
  case number(NumberKey)
  /// The rule of an id, which is everybody's.
  case rule(String)
  /// Nobody knows what: any number or rule.
  case anything
}

/// A rule and the number that it is for.
public struct IdentifiedRule: Equatable, Sendable {
  /// The number's id, which has the grammar of an identifier of the contract.
  public var id: String

  /// Which numbers are allowed.
  public var rule: NumberRule

  /// - Parameter id: Has the grammar of an identifier of the contract.
  public init(id: String, rule: NumberRule) {
    self.id = id
    self.rule = rule
  }
}

/// What setting a rule did.
public enum RuleChange: Equatable, Sendable {
  /// There was no such number before.
  case added
  /// The rule is another one now.
  case changed
  /// The rule was the same already, to the digit.
  case unchanged
}

/// Why a store could not do what it was asked.
public enum StoreError: Error, Equatable, Sendable {
  /// Another process holds the store, it cannot be reached, or the disk is full: later it may work.
  ///
  /// Whether something was written is open.
  case unavailable(String)
  /// The store is damaged, or is not one.
  case failed(String)
}

extension StoreError: CustomStringConvertible {
  /// The reason, for a person.
  public var description: String {
    switch self {
    case .unavailable(let reason), .failed(let reason): reason
    }
  }
}
