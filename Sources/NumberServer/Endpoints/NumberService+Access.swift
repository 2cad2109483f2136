import NumberContract

extension NumberService {
  /// Goes on with the owner whose numbers the request is about, and by what the owner is known, or
  /// answers that nobody is known to ask.
  func asOwner(
    of request: HTTPRequest, answer: @escaping Answer,
    goOn: @escaping @Sendable (Owner, TokenHash?) -> Void
  ) {
    guard case .sessions = access else { return goOn(.everyone, nil) }
    guard let token = request.token else {
      let detail = "Begin a session at \(Contract.sessionsPath)."
      return answer(HTTPResponse(Problem(.unauthorized, detail: detail)))
    }
    let session = token.hash
    store.owner(of: session) { [self] result in
      switch result {
      case .success(let owner?): goOn(owner, session)
      case .success(nil): answer(noSession)
      case .failure(let error): answer(failure(error))
      }
    }
  }

  /// What somebody hears whose session has ended, or never was.
  var noSession: HTTPResponse {
    HTTPResponse(Problem(.unauthorized, detail: "There is no such session."))
  }

  /// Goes on if the request bears a token that lets its bearer do what the role may.
  func asBearer(
    of role: TokenRole, _ request: HTTPRequest, answer: @escaping Answer,
    goOn: @escaping @Sendable () -> Void
  ) {
    guard case .sessions(let administrator) = access else { return goOn() }
    guard let hash = request.token?.hash else {
      return answer(HTTPResponse(Problem(.unauthorized, detail: role.demand)))
    }
    if hash == administrator { return goOn() }
    store.role(of: hash) { [self] result in
      switch result {
      case .success(let role?) where role == .administrator: goOn()
      case .success(let found?) where found == role: goOn()
      case .success: answer(HTTPResponse(Problem(.forbidden, detail: role.demand)))
      case .failure(let error): answer(failure(error))
      }
    }
  }

  /// `POST /v1/sessions`: a new owner, known by a token or a cookie.
  func beginSession(_ request: HTTPRequest, answer: @escaping Answer) {
    guard let name = Token.random() else { return answer(HTTPResponse(Problem(.unavailable))) }
    beginSession(of: Owner(name: name.text), isAnonymous: true, request, answer: answer)
  }

  /// Begins a session for an owner. The answer is the only one to know its secret.
  func beginSession(
    of owner: Owner, isAnonymous: Bool, _ request: HTTPRequest, answer: @escaping Answer
  ) {
    let beginning: SessionRequest
    do {
      beginning = try request.message()
    } catch {
      return answer(HTTPResponse(error))
    }
    guard let token = Token.random() else { return answer(HTTPResponse(Problem(.unavailable))) }
    let respond = answering(answer) { (_: Void) in
      Self.session(token, beginning.carrier, request)
    }
    store.beginSession(
      of: owner, isAnonymous: isAnonymous, knownBy: token.hash, completion: respond)
  }

  private static func session(
    _ token: Token, _ carrier: SessionRequest.Carrier, _ request: HTTPRequest
  ) -> HTTPResponse {
    switch carrier {
    case .token:
      return HTTPResponse(status: 201, json: Session(token: token.text))
    case .cookie:
      var response = HTTPResponse(status: 204)
      response.cookie = SessionCookie.header(token, isSecure: request.isSecure)
      return response
    }
  }
}

extension TokenRole {
  /// What to tell somebody who lacks the role.
  fileprivate var demand: String {
    switch self {
    case .administrator: "Rules are set with the administrator's token."
    case .service: "This is for the shop's own services, with a token of theirs."
    }
  }
}
