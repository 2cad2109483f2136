import NumberContract

extension NumberService {
  /// Goes on with the owner whose numbers the request is about, or answers that nobody is known to
  /// ask.
  func asOwner(
    of request: HTTPRequest, answer: @escaping Answer, goOn: @escaping @Sendable (Owner) -> Void
  ) {
    guard case .sessions = access else { return goOn(.everyone) }
    guard let token = request.token else {
      let detail = "Begin a session at \(Contract.sessionsPath)."
      return answer(HTTPResponse(Problem(.unauthorized, detail: detail)))
    }
    store.owner(of: token.hash) { result in
      switch result {
      case .success(let owner?): goOn(owner)
      case .success(nil):
        answer(HTTPResponse(Problem(.unauthorized, detail: "There is no such session.")))
      case .failure(let error): answer(failure(error))
      }
    }
  }

  /// Lets only an administrator pass.
  func checkAdministrator(_ request: HTTPRequest) throws(Problem) {
    guard case .sessions(let administrator) = access else { return }
    guard let token = request.token else {
      throw Problem(.unauthorized, detail: "Rules are set with the administrator's token.")
    }
    guard let administrator, token.hash == administrator else {
      throw Problem(.forbidden, detail: "Rules are set with the administrator's token.")
    }
  }

  /// `POST /v1/sessions`: a new owner, known by a token or a cookie.
  func beginSession(_ request: HTTPRequest, answer: @escaping Answer) {
    let beginning: SessionRequest
    do {
      beginning = try request.message()
    } catch {
      return answer(HTTPResponse(error))
    }
    guard let token = Token.random(), let name = Token.random() else {
      return answer(HTTPResponse(Problem(.unavailable)))
    }
    store.addOwner(Owner(name: name.text), knownBy: token.hash) { result in
      switch result {
      case .success: answer(Self.session(token, beginning.carrier, request))
      case .failure(let error): answer(failure(error))
      }
    }
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
