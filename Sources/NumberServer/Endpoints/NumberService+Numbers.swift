import NumberContract
import NumberSelect

extension NumberService {
  /// `GET /v1/numbers/{id}`
  func readNumber(_ key: NumberKey, _ request: HTTPRequest, answer: @escaping Answer) {
    let respond = answering(answer) { [self] (document: NumberDocument?) in
      guard let document else { return unknownNumber(key.id) }
      return request.head.isUnchanged(document.entityTag)
        ? HTTPResponse(status: 304, entityTag: document.entityTag) : HTTPResponse(document)
    }
    store.document(of: key, completion: respond)
  }

  /// `GET /v1/numbers?id=…&id=…`
  func readNumbers(_ target: RequestTarget, of owner: Owner, answer: @escaping Answer) {
    let ids: [String]
    do {
      ids = try self.ids(in: target)
    } catch {
      return answer(HTTPResponse(error))
    }
    let respond = answering(answer) { (documents: [NumberDocument]) in
      let known = Set(documents.map(\.id))
      return HTTPResponse(
        json: NumberDocuments(
          documents: documents, unknown: ids.filter { !known.contains($0) }))
    }
    store.documents(of: ids, owner: owner, completion: respond)
  }

  /// The ids that a query names, each once.
  func ids(in target: RequestTarget) throws(Problem) -> [String] {
    guard let values = target.values(of: "id") else {
      throw Problem(.malformed, detail: "The query cannot be read.")
    }
    guard values.allSatisfy({ Identifier.isWellFormed($0) }) else {
      let error = ContractError(field: "id", reason: .notAnIdentifier)
      throw Problem(.malformed, detail: error.description)
    }
    guard (1...Contract.mostIDsAtOnce).contains(values.count) else {
      let detail = "The query has to name 1 to \(Contract.mostIDsAtOnce) ids."
      throw Problem(.malformed, detail: detail)
    }
    return values.uniqued
  }

  /// `PUT /v1/numbers/{id}`
  func saveNumber(
    _ key: NumberKey, in session: TokenHash?, _ request: HTTPRequest, answer: @escaping Answer
  ) {
    let save: NumberSave
    let condition: EntityTagCondition?
    do {
      save = try request.save()
      condition = try request.ifMatch()
    } catch {
      return answer(HTTPResponse(error))
    }
    store.save(save, to: key, in: session, if: condition) { [self] result in
      switch result {
      case .success(let outcome):
        answer(response(to: save, of: key.id, outcome))
      case .failure(let error): answer(failure(error))
      }
    }
  }

  private func response(
    to save: NumberSave, of id: String, _ outcome: SaveOutcome
  ) -> HTTPResponse {
    switch outcome {
    case .saved(let document), .repeated(let document):
      HTTPResponse(document)
    case .unknownNumber:
      unknownNumber(id)
    case .unknownSession:
      noSession
    case .sequenceUsed(let document):
      HTTPResponse(
        Problem(
          .sequenceUsed,
          detail: "\(save.writer.client) has used sequence \(save.writer.sequence) or a later one.",
          document: document))
    case .conditionMissing:
      HTTPResponse(
        Problem(.preconditionRequired, detail: "Send the ETag of the document back as If-Match."))
    case .stale(let document):
      HTTPResponse(
        Problem(
          .stale, detail: "\(id) is at version \(document.version) now.", document: document))
    case .refused(let document):
      HTTPResponse(
        Problem(.numberRefused, detail: refusal(of: save, document), document: document))
    }
  }

  private func refusal(of save: NumberSave, _ document: NumberDocument) -> String {
    let number = save.number ?? .zero
    guard let nearest = AllowedNumbers(document.rule).nearest(to: number) else {
      return "\(document.id): \(number) is not allowed, and no other number is."
    }
    return "\(document.id): \(number) is not allowed; the nearest allowed number is \(nearest)."
  }

  private func unknownNumber(_ id: String) -> HTTPResponse {
    HTTPResponse(Problem(.unknownNumber, detail: "There is no number \"\(id)\"."))
  }
}

extension [String] {
  /// The elements in their order, each only the first time.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
