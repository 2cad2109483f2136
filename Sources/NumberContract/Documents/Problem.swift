/// What a server says when it refuses: a problem document of RFC 9457.
public struct Problem: Equatable, Sendable {
  /// The kinds of problems that this contract knows, by their `type`.
  public enum Kind: String, CaseIterable, Sendable {
    /// The request breaks HTTP or cannot be read.
    case malformed = "urn:number-select:malformed"
    /// The server has to know who asks.
    case unauthorized = "urn:number-select:unauthorized"
    /// Whoever asks may not do this.
    case forbidden = "urn:number-select:forbidden"
    /// Nothing is at this address.
    case noSuchAddress = "urn:number-select:no-such-address"
    /// There is no number of this id: nobody has set a rule for it.
    case unknownNumber = "urn:number-select:unknown-number"
    /// There is no session that is known by this token.
    case unknownSession = "urn:number-select:unknown-session"
    /// The session's numbers cannot be taken over: it is not anonymous, or was taken over already.
    case sessionTaken = "urn:number-select:session-taken"
    /// The address does not take this method.
    case methodNotAllowed = "urn:number-select:method-not-allowed"
    /// The client's sequence was used already for another save, or a newer one was.
    case sequenceUsed = "urn:number-select:sequence-used"
    /// The number or its rule has changed since the document that the save names.
    case stale = "urn:number-select:stale"
    /// The body is larger than the server takes.
    case bodyTooLarge = "urn:number-select:body-too-large"
    /// The body is not of the type that the server takes.
    case unsupportedType = "urn:number-select:unsupported-type"
    /// The rule does not allow the number now.
    case numberRefused = "urn:number-select:number-refused"
    /// The rule contradicts itself.
    case ruleRefused = "urn:number-select:rule-refused"
    /// A save has to name the document it was chosen over, with `If-Match`.
    case preconditionRequired = "urn:number-select:precondition-required"
    /// Whoever asks has asked too often: later it may.
    case tooManyRequests = "urn:number-select:too-many-requests"
    /// Something failed inside the server.
    case failure = "urn:number-select:failure"
    /// The request uses something of HTTP that the server does not have.
    case notImplemented = "urn:number-select:not-implemented"
    /// The server cannot do it now; later it may.
    case unavailable = "urn:number-select:unavailable"
    /// The server does not speak this version of HTTP.
    case unsupportedVersion = "urn:number-select:unsupported-version"
  }

  /// A URI that names the kind of problem, `about:blank` if the status says it all.
  public var type: String

  /// The kind in a few words, the same for every problem of the kind.
  public var title: String?

  /// The HTTP status.
  public var status: Int?

  /// What happened this time, for a person who debugs a client.
  public var detail: String?

  /// The number as it is now, where that helps to go on.
  public var document: NumberDocument?

  /// A problem as another server may send it.
  public init(
    type: String, title: String? = nil, status: Int? = nil, detail: String? = nil,
    document: NumberDocument? = nil
  ) {
    self.type = type
    self.title = title
    self.status = status
    self.detail = detail
    self.document = document
  }

  /// A problem of a known kind.
  public init(_ kind: Kind, detail: String? = nil, document: NumberDocument? = nil) {
    self.init(
      type: kind.rawValue, title: kind.title, status: kind.status, detail: detail,
      document: document)
  }

  /// The kind, or `nil` if this contract does not know it.
  public var kind: Kind? { Kind(rawValue: type) }
}

extension Problem.Kind {
  /// The HTTP status that goes with the kind.
  public var status: Int {
    switch self {
    case .malformed: 400
    case .unauthorized: 401
    case .forbidden: 403
    case .noSuchAddress, .unknownNumber, .unknownSession: 404
    case .methodNotAllowed: 405
    case .sequenceUsed, .sessionTaken: 409
    case .stale: 412
    case .bodyTooLarge: 413
    case .unsupportedType: 415
    case .numberRefused, .ruleRefused: 422
    case .preconditionRequired: 428
    case .tooManyRequests: 429
    case .failure: 500
    case .notImplemented: 501
    case .unavailable: 503
    case .unsupportedVersion: 505
    }
  }

  /// The kind in a few words.
  public var title: String {
    switch self {
    case .malformed: "The request cannot be read"
    case .unauthorized: "The server has to know who asks"
    case .forbidden: "You may not do this"
    case .noSuchAddress: "Nothing is at this address"
    case .unknownNumber: "There is no such number"
    case .unknownSession: "There is no such session"
    case .sessionTaken: "The session is not to be taken over"
    case .methodNotAllowed: "The address does not take this method"
    case .sequenceUsed: "The sequence was used already"
    case .stale: "The number has changed meanwhile"
    case .bodyTooLarge: "The body is too large"
    case .unsupportedType: "The body is of another type than the server takes"
    case .numberRefused: "The number is not allowed"
    case .ruleRefused: "The rule contradicts itself"
    case .preconditionRequired: "If-Match is missing"
    case .tooManyRequests: "Too many requests"
    case .failure: "The server failed"
    case .notImplemented: "The server does not have this"
    case .unavailable: "The server cannot do this now"
    case .unsupportedVersion: "The server does not speak this version of HTTP"
    }
  }
}
