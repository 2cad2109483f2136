import NumberContract

/// What a server takes from its clients before it stops listening to them.
public struct ServerLimits: Equatable, Sendable {
  /// The longest body of a request, in bytes. A save needs about a hundred.
  public var bodyBytes = 16 * 1024

  /// The longest body of a request that sets many rules, in bytes.
  public var ruleListBytes = 256 * 1024

  /// For how many days on which the server runs a session may be unused before it ends; 0 for ever.
  public var sessionDays = 30

  /// What one connection may use for its request line and headers, in bytes.
  public var headerBytes = 32 * 1024

  /// The most connections at a time.
  public var connections = 4096

  /// The most connections at a time from one address. A proxy in front of the server is one.
  public var connectionsPerAddress = 512

  /// How often one address may ask, in requests per second; it may ask five seconds' worth at once.
  /// 0 for as often as it likes. Addresses of IPv6 that differ only in their last half are one.
  public var requestsPerAddress = 0

  /// How often one session may ask, in requests per second; it may ask five seconds' worth at once.
  /// 0 for as often as it likes.
  public var requestsPerSession = 0

  /// How many sessions one address may begin, a second; it may begin five seconds' worth at once. 0
  /// for as many as it likes.
  public var sessionsPerAddress = 0

  /// The most streams of events at a time. Each needs one of the connections.
  public var streams = 2048

  /// How long a stream of events goes on, in seconds. Its client opens another one; a client that
  /// has left without a word does not.
  public var streamSeconds = 300

  /// How often a stream of events says something at least, in seconds.
  public var pingSeconds = 15

  /// How long a connection may be silent, in seconds.
  public var idleSeconds = 15

  /// How long a request may take to arrive, however busily it trickles in, in seconds.
  public var requestSeconds = 30

  /// How long a stopping server waits for requests that have begun to arrive, in seconds.
  public var stoppingSeconds = 5

  /// How long a stopping server goes on answering those who are connected, in seconds. Each hears
  /// with its next answer that the connection ends.
  public var lingeringSeconds = 1

  /// The limits that each property tells, to be changed one by one.
  public init() {}
}

extension ServerLimits {
  /// The longest body of a request. Only somebody with a token may send much.
  func bodyBytes(for target: RequestTarget?, _ head: RequestHead) -> Int {
    guard let target, head.authorization != nil else { return bodyBytes }
    return target.path.elementsEqual(Contract.rulesPath.utf8) ? ruleListBytes : bodyBytes
  }
}
