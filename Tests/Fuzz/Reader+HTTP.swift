import NumberContract

@testable import NumberServer

extension Reader {
  /// A target of a request line, its route and its query.
  static let targets = Reader { bytes in
    guard let target = RequestTarget(bytes) else { return }
    if let ids = target.values(of: "id") { precondition(ids.count <= bytes.count) }
    guard case .number(let id) = Route(target) else { return }
    precondition(Identifier.isWellFormed(id))
  }

  /// Header fields: a line each, with the name before the first colon.
  static let fields = Reader { bytes in
    var head = RequestHead()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let name = line.prefix { $0 != UInt8(ascii: ":") }
      let value = line.dropFirst(name.count + 1)
      name.withUnsafeBytes { name in
        value.withUnsafeBytes { head.add(name: name, value: $0) }
      }
    }
    read(head)
  }

  private static func read(_ head: RequestHead) {
    _ = head.fault(version: .http11, bodyBytes: 16_384)
    _ = head.acceptsGzip
    for field in [head.ifMatch, head.ifNoneMatch] {
      _ = field.flatMap { EntityTagCondition(header: $0) }
    }
    if let origin = head.origin.flatMap({ WebOrigin($0) }) {
      precondition(WebOrigin(origin.text) == origin)
    }
    var policy = NetworkPolicy()
    policy.trustedProxies = [AddressBlock("0.0.0.0/0")!, AddressBlock("::/0")!]
    policy.allowedOrigins = [WebOrigin("https://shop.example")!]
    let boundary = Boundary(policy, ServerLimits(), isOpen: true)
    let request = boundary.identified(
      HTTPRequest(
        method: .put, target: nil, head: head, body: [], peer: NetworkAddress("127.0.0.1")))
    if let client = request.client {
      precondition(NetworkAddress(client.description) == client)
    }
    _ = request.token
    boundary.handle(request, answer: { _ in }, by: { _, answer in answer(HTTPResponse()) })
  }
}
