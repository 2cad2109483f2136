import NumberContract

// What the shop's own services do for an owner.
extension NumberService {
  /// `GET /v1/owners/{owner}/numbers`: all that the owner has saved, page by page, or with `id`s
  /// just these numbers.
  func readNumbers(_ target: RequestTarget, ofOwner owner: Owner, answer: @escaping Answer) {
    guard target.values(of: "id")?.isEmpty == true else {
      return readNumbers(target, of: owner, answer: answer)
    }
    let page: NumberPage.Question
    do {
      page = try NumberPage.Question(target)
    } catch {
      return answer(HTTPResponse(error))
    }
    let respond = answering(answer) { (documents: [NumberDocument]) in
      HTTPResponse(
        json: NumberPage(
          documents: documents, next: documents.count < page.limit ? nil : documents.last?.id))
    }
    store.savedDocuments(
      of: owner, after: page.after, limit: page.limit, completion: respond)
  }

  /// `POST /v1/owners/{owner}/takeover`: moves an anonymous owner's numbers to this one, once.
  func takeOver(_ request: HTTPRequest, by owner: Owner, answer: @escaping Answer) {
    let takeover: Takeover
    do {
      takeover = try request.message()
    } catch {
      return answer(HTTPResponse(error))
    }
    guard let token = Token(takeover.token) else { return answer(unknownSession) }
    let respond = answering(answer) { [self] (outcome: TakeoverOutcome) in
      switch outcome {
      case .done(let taken, let kept): HTTPResponse(json: TakenOver(taken: taken, kept: kept))
      case .repeated: HTTPResponse(json: TakenOver(taken: [], kept: []))
      case .unknownSession: unknownSession
      case .refused: HTTPResponse(Problem(.sessionTaken))
      }
    }
    store.takeOver(
      token.hash, by: owner, isReplacing: takeover.conflicts == .replace, completion: respond)
  }

  private var unknownSession: HTTPResponse { HTTPResponse(Problem(.unknownSession)) }
}

/// Some of an owner's numbers, and where to go on.
private struct NumberPage: JSONWritable {
  /// Which page is asked for.
  struct Question {
    var after = ""
    var limit = Contract.mostIDsAtOnce

    init(_ target: RequestTarget) throws(Problem) {
      guard let limits = target.values(of: "limit"), let afters = target.values(of: "after") else {
        throw Problem(.malformed, detail: "The query cannot be read.")
      }
      if let text = limits.first {
        guard limits.count == 1, let limit = Int(text), (1...self.limit).contains(limit) else {
          throw Problem(.malformed, detail: "The limit is not 1 to \(self.limit).")
        }
        self.limit = limit
      }
      if let id = afters.first {
        guard afters.count == 1, Identifier.isWellFormed(id) else {
          let error = ContractError(field: "after", reason: .notAnIdentifier)
          throw Problem(.malformed, detail: error.description)
        }
        after = id
      }
    }
  }

  var documents: [NumberDocument]
  var next: String?

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("documents")
      writer.array { for document in documents { $0.value(document) } }
      writer.name("next")
      if let next { writer.string(next) } else { writer.null() }
    }
  }
}

/// Whose numbers are taken over, and whose choice counts where both have chosen.
private struct Takeover: JSONReadable {
  enum Conflicts: String {
    case keep
    case replace
  }

  var token: String
  var conflicts: Conflicts

  private enum Key: String, CodingKey {
    case token, conflicts
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    token = try fields.decode(String.self, forKey: .token)
    let name = try fields.decodeIfPresent(String.self, forKey: .conflicts) ?? "keep"
    guard let conflicts = Conflicts(rawValue: name) else {
      throw ContractError(field: "conflicts", reason: .notA("\"keep\" or \"replace\""))
    }
    self.conflicts = conflicts
  }
}

/// Which numbers came to the owner, and of which the owner's own choice was kept.
private struct TakenOver: JSONWritable {
  var taken: [String]
  var kept: [String]

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("taken")
      writer.array { for id in taken { $0.string(id) } }
      writer.name("kept")
      writer.array { for id in kept { $0.string(id) } }
    }
  }
}
