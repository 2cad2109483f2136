import NumberContract

/// A request that has arrived whole.
struct HTTPRequest: Sendable {
  /// The method, or `nil` if it is one that no address here takes.
  let method: HTTPMethod?

  /// What it asks for, or `nil` if that cannot be read.
  let target: RequestTarget?

  let head: RequestHead
  let body: [UInt8]
}

/// An answer to a request.
struct HTTPResponse: Sendable {
  let status: Int
  let body: [UInt8]
  private(set) var headers: [(name: StaticString, value: String)]

  init(status: Int, body: [UInt8] = [], headers: [(name: StaticString, value: String)] = []) {
    self.status = status
    self.body = body
    self.headers = headers
  }

  /// An answer that carries a message of the contract. It is never to be cached: the next reader
  /// wants the number as it is then.
  init(status: Int = 200, json message: some JSONMessage) {
    self.init(
      status: status, body: message.jsonBytes,
      headers: [("Content-Type", Contract.documentType), ("Cache-Control", "no-store")])
  }

  /// An answer that carries a document, with its entity tag.
  init(_ document: NumberDocument) {
    self.init(json: document)
    add("ETag", document.entityTag.description)
  }

  /// An answer that says what went wrong.
  init(_ problem: Problem) {
    self.init(
      status: problem.status ?? 500, body: problem.jsonBytes,
      headers: [("Content-Type", Contract.problemType), ("Cache-Control", "no-store")])
    if let document = problem.document { add("ETag", document.entityTag.description) }
    if problem.kind == .unavailable { add("Retry-After", "1") }
  }

  mutating func add(_ name: StaticString, _ value: String) {
    headers.append((name, value))
  }
}
