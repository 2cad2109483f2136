/// What a client sends to be known from then on: the body of a `POST` to
/// ``Contract/sessionsPath``.
public struct SessionRequest: Equatable, Sendable {
  /// How the client is going to say who it is.
  public enum Carrier: String, Sendable {
    /// By a cookie, which a browser keeps where no script can read it.
    case cookie
    /// By a token that the client keeps, and sends as `Authorization: Bearer …`.
    case token
  }

  /// What the session is asked to be known by.
  public var carrier: Carrier

  /// Asks for a session that is known in this way.
  public init(carrier: Carrier) {
    self.carrier = carrier
  }
}

/// A session that has begun.
public struct Session: Equatable, Sendable {
  /// The secret by which the client is known. The server does not know it any more.
  public var token: String

  /// A session that is known by this secret.
  public init(token: String) {
    self.token = token
  }
}
