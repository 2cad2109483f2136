import NumberContract

/// A request that has arrived whole. It is handed from one to the next, so it is not copied.
final class HTTPRequest: Sendable {
  /// The method, or `nil` if it is one that no address here takes.
  let method: HTTPMethod?

  /// What it asks for, or `nil` if that cannot be read.
  let target: RequestTarget?

  /// What is at the target, or `nil` if nothing of the contract is.
  let route: Route?

  let head: RequestHead
  let body: [UInt8]

  /// Where the connection comes from.
  let peer: NetworkAddress?

  /// Who asks: the peer, or whom it asks for if it is a proxy.
  let client: NetworkAddress?

  /// Whether nobody on the way from the client can read along.
  let isSecure: Bool

  init(
    method: HTTPMethod?, target: RequestTarget?, head: RequestHead, body: [UInt8],
    peer: NetworkAddress?
  ) {
    self.method = method
    self.target = target
    route = target.flatMap { Route($0) }
    self.head = head
    self.body = body
    self.peer = peer
    client = peer
    isSecure = false
  }

  /// The same request, of which more is known.
  init(_ request: HTTPRequest, client: NetworkAddress?, isSecure: Bool) {
    method = request.method
    target = request.target
    route = request.route
    head = request.head
    body = request.body
    peer = request.peer
    self.client = client
    self.isSecure = isSecure
  }
}

/// An answer to a request. Unless it says otherwise it is never to be cached: the next reader wants
/// the number as it is then.
struct HTTPResponse: Sendable {
  var status = 200
  var body: [UInt8] = []
  var contentType: String?
  var entityTag: EntityTag?
  var allowedMethods: String?
  var location: String?
  var retryAfterSeconds: Int?
  var cookie: String?
  var cacheControl = "no-store"

  /// What a browser may load and run that shows the answer as a page.
  var contentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"

  /// Header fields that only some answers have.
  var fields: [(name: String, value: String)] = []
  var stream: StreamedBody?
}

extension HTTPResponse {
  /// An answer that carries a message of the contract.
  init(status: Int = 200, json message: some JSONWritable) {
    self.init(status: status, body: message.jsonBytes, contentType: Contract.documentType)
  }

  /// An answer that carries a document, with its entity tag.
  init(_ document: NumberDocument) {
    self.init(json: document)
    entityTag = document.entityTag
  }

  /// An answer that says what went wrong.
  init(_ problem: Problem) {
    self.init(
      status: problem.status ?? 500, body: problem.jsonBytes, contentType: Contract.problemType,
      entityTag: problem.document?.entityTag,
      retryAfterSeconds: problem.kind == .unavailable ? 1 : nil)
  }
}
