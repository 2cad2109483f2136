import NumberContract

/// What every request passes on its way to the contract, and every answer on its way out.
///
/// Nothing here asks the store, so that a flood costs little.
struct Boundary: Sendable {
  let policy: NetworkPolicy
  private let isOpen: Bool
  private let addresses: RateLimiter?
  private let sessions: RateLimiter?
  private let beginnings: RateLimiter?

  /// - Parameter isOpen: whether the handler does everything for everybody.
  init(_ policy: NetworkPolicy, _ limits: ServerLimits, isOpen: Bool) {
    self.policy = policy
    self.isOpen = isOpen
    addresses = Self.limiter(limits.requestsPerAddress)
    sessions = Self.limiter(limits.requestsPerSession)
    beginnings = Self.limiter(limits.sessionsPerAddress)
  }

  private static func limiter(_ perSecond: Int) -> RateLimiter? {
    perSecond > 0 ? RateLimiter(perSecond: perSecond) : nil
  }

  /// The request with what is known of the way that it came.
  func identified(_ request: HTTPRequest) -> HTTPRequest {
    let (client, isSecure) = (client(of: request), isSecure(request))
    guard client != request.client || isSecure != request.isSecure else { return request }
    return HTTPRequest(request, client: client, isSecure: isSecure)
  }

  /// Lets an identified request through to the handler, or answers it itself.
  func handle(
    _ request: HTTPRequest, answer: @escaping @Sendable (HTTPResponse) -> Void,
    by handler: HTTPHandler
  ) {
    let origin = request.head.origin.flatMap { WebOrigin($0) }
    let answer = outgoing(answer, isSecure: request.isSecure, to: origin)
    if let refusal = refusal(of: request, from: origin) {
      answer(refusal)
    } else if let origin, isPreflight(request, from: origin) {
      answer(preflightAnswer)
    } else {
      handler(request, answer)
    }
  }

  private func refusal(of request: HTTPRequest, from origin: WebOrigin?) -> HTTPResponse? {
    if let wait = waitForAddress(of: request) ?? waitForSession(of: request) {
      return tooMany(waiting: wait)
    }
    if isOpen, let host = request.head.host, !isUnmistakable(host) {
      return HTTPResponse(
        Problem(.forbidden, detail: "An open server is not asked by a name that may be another's."))
    }
    guard isForgeable(request), !isOwn(request, origin), !isAllowed(origin) else { return nil }
    return HTTPResponse(
      Problem(.forbidden, detail: "A page of another site may not do this in a person's name."))
  }

  private func outgoing(
    _ answer: @escaping @Sendable (HTTPResponse) -> Void, isSecure: Bool, to origin: WebOrigin?
  ) -> @Sendable (HTTPResponse) -> Void {
    let fields = (isSecure ? Self.secureFields : []) + originFields(origin)
    guard !fields.isEmpty else { return answer }
    return { response in
      var response = response
      response.fields += fields
      answer(response)
    }
  }

  /// A browser that came over TLS once shall always do so.
  private static let secureFields = [("Strict-Transport-Security", "max-age=31536000")]
}

// How often somebody may ask.
extension Boundary {
  private func waitForAddress(of request: HTTPRequest) -> UInt64? {
    guard let client = request.client else { return nil }
    // Whoever has one address of IPv6 has 2⁶⁴ of them.
    let house = client.isIPv4 ? client : client.masked(to: 64)
    if let wait = addresses?.wait(for: house) { return wait }
    return beginsSession(request) ? beginnings?.wait(for: house) : nil
  }

  private func beginsSession(_ request: HTTPRequest) -> Bool {
    request.method == .post
      && request.target?.path.elementsEqual(Contract.sessionsPath.utf8) == true
  }

  private func waitForSession(of request: HTTPRequest) -> UInt64? {
    guard let sessions, let token = request.token else { return nil }
    return sessions.wait(for: token.text)
  }

  private func tooMany(waiting nanoseconds: UInt64) -> HTTPResponse {
    var response = HTTPResponse(Problem(.tooManyRequests))
    response.retryAfterSeconds = Int(nanoseconds / 1_000_000_000) + 1
    return response
  }
}

// Who asks really, when proxies ask for them.
extension Boundary {
  private func isTrusted(_ address: NetworkAddress) -> Bool {
    policy.trustedProxies.contains { $0.contains(address) }
  }

  /// The last address of which somebody trusted says so. What stands before it in the header may
  /// have been written by the client itself.
  private func client(of request: HTTPRequest) -> NetworkAddress? {
    guard var client = request.peer else { return nil }
    for entry in request.head.forwardedFor?.split(separator: ",").reversed() ?? [] {
      guard isTrusted(client), let former = NetworkAddress(entry.filter { $0 != " " }) else {
        break
      }
      client = former
    }
    return client
  }

  private func isSecure(_ request: HTTPRequest) -> Bool {
    if policy.certificate != nil { return true }
    guard let peer = request.peer, isTrusted(peer) else { return false }
    return request.head.forwardedProto?.lowercased() == "https"
  }
}

// Pages of other sites.
extension Boundary {
  private func isAllowed(_ origin: WebOrigin?) -> Bool {
    origin.map(policy.allowedOrigins.contains) ?? false
  }

  /// Whether a page could make a browser send this without knowing any secret: the browser adds the
  /// cookie by itself.
  private func isForgeable(_ request: HTTPRequest) -> Bool {
    let isUnsafe = request.method == .put || request.method == .post
    return isUnsafe && request.head.authorization == nil
  }

  /// Whether the request comes from a page of this server, or from no page at all.
  ///
  /// A browser says so in a header that no page can write; an older one names only the page's origin.
  private func isOwn(_ request: HTTPRequest, _ origin: WebOrigin?) -> Bool {
    if let site = request.head.secFetchSite { return site == "same-origin" || site == "none" }
    guard request.head.origin != nil else { return true }
    guard let origin, let host = request.head.host else { return false }
    return WebOrigin((origin.isSecure ? "https://" : "http://") + host)?.authority
      == origin.authority
  }

  /// Whether no other site can have the host as its own. It could have a name of its own lead to
  /// this server, and its pages would then be pages of the server.
  private func isUnmistakable(_ host: String) -> Bool {
    let host = host.lowercased()
    if policy.allowedOrigins.contains(where: { $0.authority == host }) { return true }
    guard let name = (ListenAddress(host) ?? ListenAddress("\(host):80"))?.host else {
      return false
    }
    return name == "localhost" || name.hasSuffix(".localhost") || NetworkAddress(name) != nil
  }

  private func isPreflight(_ request: HTTPRequest, from origin: WebOrigin) -> Bool {
    request.method == .options && request.head.accessControlRequestMethod != nil
      && isAllowed(origin)
  }

  private var preflightAnswer: HTTPResponse {
    var response = HTTPResponse(status: 204)
    response.fields = [
      ("Access-Control-Allow-Methods", "GET, HEAD, PUT, POST"),
      ("Access-Control-Allow-Headers", "Authorization, Content-Type, If-Match, If-None-Match"),
      ("Access-Control-Max-Age", "600"),
    ]
    return response
  }

  private func originFields(_ origin: WebOrigin?) -> [(name: String, value: String)] {
    guard !policy.allowedOrigins.isEmpty else { return [] }
    guard let origin, isAllowed(origin) else { return [("Vary", "Origin")] }
    return [
      ("Vary", "Origin"), ("Access-Control-Allow-Origin", origin.text),
      ("Access-Control-Allow-Credentials", "true"),
      ("Access-Control-Expose-Headers", "ETag, Location, Retry-After"),
    ]
  }
}
