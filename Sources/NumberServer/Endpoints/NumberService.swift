import NumberContract

/// The contract: what each address does with a request. Most answers are closures that keep it, so
/// it is not copied.
final class NumberService: Sendable {
  typealias Answer = @Sendable (HTTPResponse) -> Void

  let store: any NumberStore
  let events: EventHub
  let access: Access
  let pages: Pages
  let metrics: ServerMetrics
  let readiness: Readiness
  let log: ServerLog

  init(
    store: any NumberStore, events: EventHub, access: Access, pages: Pages,
    metrics: ServerMetrics, readiness: Readiness, log: ServerLog
  ) {
    self.store = store
    self.events = events
    self.access = access
    self.pages = pages
    self.metrics = metrics
    self.readiness = readiness
    self.log = log
  }

  func handle(_ request: HTTPRequest, answer: @escaping Answer) {
    guard let target = request.target else {
      return answer(HTTPResponse(Problem(.malformed, detail: "The address cannot be read.")))
    }
    guard let route = request.route else {
      return answer(pageIfAny(at: target.path, request) ?? HTTPResponse(Problem(.noSuchAddress)))
    }
    do throws(Problem) {
      try handle(request, target, route, answer: answer)
    } catch {
      answer(HTTPResponse(error))
    }
  }

  private func handle(
    _ request: HTTPRequest, _ target: RequestTarget, _ route: Route, answer: @escaping Answer
  ) throws(Problem) {
    switch (route, request.method) {
    case (.malformedID, _):
      let error = ContractError(field: "id", reason: .notAnIdentifier)
      throw Problem(.malformed, detail: error.description)
    case (_, .options?):
      answer(HTTPResponse(status: 204, allowedMethods: route.allowedMethods))
    case (.number(let id), let method?) where method.isRead:
      asOwner(of: request, answer: answer) { [self] owner, _ in
        readNumber(NumberKey(owner: owner, id: id), request, answer: answer)
      }
    case (.number(let id), .put?):
      let answer = logged("save", id, answer)
      asOwner(of: request, answer: answer) { [self] owner, session in
        saveNumber(NumberKey(owner: owner, id: id), in: session, request, answer: answer)
      }
    case (.numbers, let method?) where method.isRead:
      asOwner(of: request, answer: answer) { [self] owner, _ in
        readNumbers(target, of: owner, answer: answer)
      }
    case (.events, .get?):
      asOwner(of: request, answer: answer) { [self] owner, _ in
        answer(streamEvents(target, of: owner))
      }
    case (.rule(let id), .put?):
      let answer = logged("rule", id, answer)
      asBearer(of: .administrator, request, answer: answer) { [self] in
        setRule(id, request, answer: answer)
      }
    case (.rules, .put?):
      asBearer(of: .administrator, request, answer: answer) { [self] in
        setRules(request, answer: answer)
      }
    case (.owner(let owner, .numbers), let method?) where method.isRead:
      asBearer(of: .service, request, answer: answer) { [self] in
        readNumbers(target, ofOwner: owner, answer: answer)
      }
    case (.owner(let owner, .sessions), .post?):
      asBearer(of: .service, request, answer: answer) { [self] in
        beginSession(of: owner, isAnonymous: false, request, answer: answer)
      }
    case (.owner(let owner, .takeover), .post?):
      asBearer(of: .service, request, answer: answer) { [self] in
        takeOver(request, by: owner, answer: answer)
      }
    case (.sessions, .post?):
      beginSession(request, answer: answer)
    case (.health, let method?) where method.isRead:
      health(answer: answer)
    case (.readiness, let method?) where method.isRead:
      guard readiness.isReady else {
        throw Problem(.unavailable, detail: "The server is going to stop.")
      }
      health(answer: answer)
    case (.description, let method?) where method.isRead:
      answer(description())
    default:
      answer(methodNotAllowed(route))
    }
  }

  /// What makes an answer to a client of the store's answer, or of its failure.
  func answering<StoreAnswer>(
    _ answer: @escaping Answer, _ respond: @escaping @Sendable (StoreAnswer) -> HTTPResponse
  ) -> StoreCompletion<StoreAnswer> {
    { [self] result in
      switch result {
      case .success(let storeAnswer): answer(respond(storeAnswer))
      case .failure(let error): answer(failure(error))
      }
    }
  }

  /// What a client hears when the store cannot answer. The reason is for the log only.
  func failure(_ error: StoreError) -> HTTPResponse {
    metrics.count(error)
    switch error {
    case .unavailable(let reason):
      log.line(.warning, "store-unavailable") { writer in
        writer.name("reason")
        writer.string(reason)
      }
      return HTTPResponse(Problem(.unavailable))
    case .failed(let reason):
      log.line(.error, "store-failed") { writer in
        writer.name("reason")
        writer.string(reason)
      }
      return HTTPResponse(Problem(.failure))
    }
  }

  private func methodNotAllowed(_ route: Route) -> HTTPResponse {
    var response = HTTPResponse(
      Problem(.methodNotAllowed, detail: "It takes \(route.allowedMethods)."))
    response.allowedMethods = route.allowedMethods
    return response
  }

  private func logged(
    _ event: String, _ id: String, _ answer: @escaping Answer
  ) -> Answer {
    let start = ContinuousClock.now
    return { [log] response in
      let microseconds = (ContinuousClock.now - start) / .microseconds(1)
      log.line(.info, event) { writer in
        writer.name("id")
        writer.string(id)
        writer.name("status")
        writer.integer(response.status)
        writer.name("microseconds")
        writer.integer(Int(microseconds))
      }
      answer(response)
    }
  }
}
