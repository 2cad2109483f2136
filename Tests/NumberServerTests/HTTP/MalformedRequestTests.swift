import NumberContract
import NumberServer
import Testing

@Suite("Requests that break HTTP")
struct MalformedRequestTests {
  /// The status that a request leads to. The connection has to end with it.
  private func outcome(of request: String, on server: TestServer) throws -> Int {
    let connection = try server.connect()
    connection.send(request)
    let status = try connection.reply().status
    let rest = String(decoding: try connection.readToEnd(), as: UTF8.self)
    #expect(!rest.contains(" 200 "), "nothing after the answer is read as a request")
    return status
  }

  @Test(
    "where two readers could see two different requests, the request is refused",
    arguments: [
      ("Host: localhost\r\nContent-Length: 2\r\nContent-Length: 2\r\n", 400),
      ("Host: localhost\r\nContent-Length: 2\r\nContent-Length: 30\r\n", 400),
      ("Host: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n", 400),
      ("Host: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n", 400),
      ("Host: localhost\r\nContent-Length: +2\r\n", 400),
      ("Host: localhost\r\nContent-Length: -2\r\n", 400),
      ("Host: localhost\r\nContent-Length: 2, 2\r\n", 400),
      ("Host: localhost\r\nContent-Length: 0x2\r\n", 400),
      ("Host: localhost\r\nContent-Length:\r\n", 400),
      ("Host: localhost\r\nTransfer-Encoding: gzip\r\n", 501),
      ("Host: localhost\r\nTransfer-Encoding: chunked, gzip\r\n", 501),
      ("Host: localhost\r\nTransfer-Encoding: gzip, chunked\r\n", 501),
      ("Host: localhost\r\nTransfer-Encoding: xchunked\r\n", 501),
      ("Host: localhost\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", 501),
      ("", 400),
      ("Host: localhost\r\nHost: localhost\r\n", 400),
      ("Host: localhost\r\nHost: b\r\n", 400),
    ])
  func ambiguous(headers: String, status: Int) async throws {
    let server = try await TestServer()
    let smuggled = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    #expect(
      try outcome(
        of: "PUT /v1/numbers/tea HTTP/1.1\r\n\(headers)\r\n0\r\n\r\n\(smuggled)", on: server)
        == status)
  }

  @Test("the ambiguous requests are refused with problem documents")
  func problems() async throws {
    let server = try await TestServer()
    let connection = try server.connect()
    connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: b\r\n\r\n")
    let reply = try connection.reply()
    #expect(reply.problem == .malformed)
    #expect(reply["Connection"]?.lowercased() == "close")
    #expect(try reply.message(Problem.self).detail == "There is more than one Host header.")
  }

  @Test("HTTP/1.0 has no transfer encoding")
  func http10Chunked() async throws {
    let server = try await TestServer()
    let request = "PUT /v1/numbers/tea HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    #expect(try outcome(of: request, on: server) == 400)
  }

  @Test(
    "a version of HTTP that is not spoken is refused",
    arguments: ["HTTP/2.0", "HTTP/0.9", "HTTP/1.2", "HTTP/11", "http/1.1", "HTCPCP/1.0"])
  func versions(version: String) async throws {
    let server = try await TestServer()
    let status = try outcome(of: "GET /healthz \(version)\r\nHost: localhost\r\n\r\n", on: server)
    #expect(status == 505 || status == 400)
  }

  @Test(
    "bytes that are no request end the connection, with an answer or without",
    arguments: [
      "\r\n\r\n\r\n\r\n", "GET\r\n\r\n", "GET  \r\n\r\n", "\u{0}\u{0}\u{0}\r\n\r\n",
      "GET /healthz HTTP/1.1\r\nno colon\r\n\r\n", "GET /healthz HTTP/1.1\r\n: empty\r\n\r\n",
      "GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET /healthz HTTP/1.1\r\nHost : a\r\n\r\n",
      "GET /healthz HTTP/1.1\r\n Host: localhost\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\r\n\r\n",
      "CONNECT shop.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ])
  func noRequest(bytes: String) async throws {
    var limits = ServerLimits()
    limits.idleSeconds = 1
    let server = try await TestServer(limits: limits)
    let connection = try server.connect()
    connection.send(bytes)
    let answer = String(decoding: try connection.readToEnd(), as: UTF8.self)
    #expect(!answer.contains(" 200 "), "\(answer)")
    #expect(try server.get("/healthz").status == 200, "the server goes on")
  }

  @Test("headers that are too large are refused, whatever they are many of")
  func largeHeaders() async throws {
    let server = try await TestServer()
    let huge = String(repeating: "x", count: 40_000)
    let many = (0..<5_000).map { "X-\($0): y\r\n" }.joined()
    for headers in ["Host: localhost\r\nX: \(huge)\r\n", "Host: localhost\r\n\(many)"] {
      let connection = try server.connect()
      connection.send("GET /healthz HTTP/1.1\r\n\(headers)\r\n")
      #expect([400, 413, 431].contains(try connection.reply().status))
    }
    #expect(try server.get("/healthz").status == 200)
  }

  @Test("an address that is too long is refused")
  func longAddress() async throws {
    let server = try await TestServer()
    let connection = try server.connect()
    connection.send(
      "GET /\(String(repeating: "x", count: 40_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect([400, 413, 414, 431].contains(try connection.reply().status))
  }

  @Test("a query of a thousand parameters has an answer")
  func manyParameters() async throws {
    let server = try await TestServer()
    for count in [100, 300, 600, 1_000, 5_000, 15_000] {
      let query = Array(repeating: "a", count: count).joined(separator: "&")
      let connection = try server.connect()
      connection.send("GET /v1/numbers?\(query) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect([400, 413, 414, 431].contains(try connection.reply().status), "\(count)")
    }
  }

  @Test("a body that is too large is refused, announced or not")
  func largeBodies() async throws {
    let server = try await TestServer()
    let limit = ServerLimits().bodyBytes
    let head =
      "PUT /v1/numbers/tea HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    let announced = try server.connect()
    announced.send("\(head)Content-Length: \(limit + 1)\r\n\r\n")
    #expect(try announced.reply().status == 413)
    let absurd = try server.connect()
    absurd.send("\(head)Content-Length: 99999999999999999999999\r\n\r\n")
    #expect([400, 413].contains(try absurd.reply().status))
    let chunked = try server.connect()
    let chunk = String(repeating: " ", count: limit + 1)
    chunked.send("\(head)Transfer-Encoding: chunked\r\n\r\n")
    chunked.send("\(String(limit + 1, radix: 16))\r\n\(chunk)\r\n0\r\n\r\n")
    #expect(try chunked.reply().status == 413)
  }

  @Test("a body without end is cut off")
  func endlessBody() async throws {
    let server = try await TestServer()
    let connection = try server.connect()
    connection.send(
      "PUT /v1/numbers/tea HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
    let chunk = "1000\r\n\(String(repeating: "x", count: 0x1000))\r\n"
    var chunks = 0
    while chunks < 10_000, connection.send(chunk) { chunks += 1 }
    #expect(chunks < 10_000)
    #expect(try server.get("/healthz").status == 200)
  }

  @Test("the largest body that is taken is taken")
  func largestBody() async throws {
    let server = try await TestServer()
    let save = #"{"number":"4","client":"a","sequence":1}"#
    let padding = String(repeating: " ", count: ServerLimits().bodyBytes - save.utf8.count)
    let headers = ["If-Match": "*", "Content-Type": "application/json"]
    #expect(
      try server.send("PUT", "/v1/numbers/tea", headers, body: save + padding).status == 200)
  }
}
