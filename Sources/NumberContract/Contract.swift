/// The names and limits that both sides of the wire agree on, in version 1 of the contract.
public enum Contract {
  /// The path of all numbers. One number is at this path, a slash and its id.
  public static let numbersPath = "/v1/numbers"

  /// The path of all rules. One rule is at this path, a slash and the id of its number.
  public static let rulesPath = "/v1/rules"

  /// The path of the stream of documents, as server-sent events.
  public static let eventsPath = "/v1/events"

  /// The path at which a client begins a session.
  public static let sessionsPath = "/v1/sessions"

  /// The path of all owners, for a shop's own services. One owner's numbers are at this path, a slash,
  /// the owner's name and `/numbers`.
  public static let ownersPath = "/v1/owners"

  /// The media type of documents and saves.
  public static let documentType = "application/json"

  /// The media type of a ``Problem``.
  public static let problemType = "application/problem+json"

  /// The most ids that one `GET /v1/numbers?id=…&id=…` may ask for.
  public static let mostIDsAtOnce = 100

  /// The most rules that one `PUT /v1/rules` may set.
  public static let mostRulesAtOnce = 1_000

  /// The largest count that every reader of JSON keeps exactly: 2^53 − 1.
  ///
  /// Versions and sequences are never larger, because a browser would round them.
  public static let largestCount = 9_007_199_254_740_991
}
