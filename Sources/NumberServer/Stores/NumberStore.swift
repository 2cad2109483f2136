public import NumberContract
public import NumberSelect

/// Where a server keeps rules, and the numbers that people chose.
///
/// A store judges and writes in one transaction, so that any number of servers may share it. What
/// it has reported as saved survives the death of the process and of the machine.
///
/// Writes are answered through a completion, because a store may let many of them share one disk
/// sync. The completion is called exactly once, on a thread of the store, and must not block.
public protocol NumberStore: Sendable {
  /// The document of a number, or `nil` if nobody has set a rule for this id.
  func document(of key: NumberKey) throws(StoreError) -> NumberDocument?

  /// The documents of those ids that have a rule, all of one moment, in the order of the ids.
  func documents(of ids: [String], owner: Owner) throws(StoreError) -> [NumberDocument]

  /// Judges a save by ``SaveOutcome/judge(_:over:if:after:)`` and carries it out if it is accepted.
  func save(
    _ save: NumberSave, to key: NumberKey, if condition: EntityTagCondition?,
    completion: @escaping @Sendable (Result<SaveOutcome, StoreError>) -> Void)

  /// Sets rules, all or none. Setting a rule to what it is already changes nothing.
  ///
  /// The rules have no ``NumberRule/fault``. The completion gets one change for each rule.
  func setRules(
    _ rules: [IdentifiedRule],
    completion: @escaping @Sendable (Result<[RuleChange], StoreError>) -> Void)

  /// The owner who is known by a token, or `nil` if nobody is.
  func owner(of token: TokenHash) throws(StoreError) -> Owner?

  /// Adds an owner who is known by a token from then on.
  func addOwner(
    _ owner: Owner, knownBy token: TokenHash,
    completion: @escaping @Sendable (Result<Void, StoreError>) -> Void)

  /// Finishes what was begun and closes. Nothing may be asked of the store afterwards.
  func close()
}

/// A rule and the number that it is for.
public struct IdentifiedRule: Equatable, Sendable {
  public var id: String
  public var rule: NumberRule

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
  /// Another process holds the store, or the disk is full: later it may work.
  case unavailable(String)
  /// The store is damaged, or is not one.
  case failed(String)
}
