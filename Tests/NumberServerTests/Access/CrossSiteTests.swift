import NumberContract
import NumberServer
import Testing

@Suite("Pages of other sites")
struct CrossSiteTests {
  private static let shop = "https://shop.example"

  private func server() async throws -> TestServer {
    var network = NetworkPolicy()
    network.allowedOrigins = [try #require(WebOrigin(Self.shop))]
    return try await TestServer(access: .sessions(administrator: nil), network: network)
  }

  private func cookie(of server: TestServer) throws -> String {
    let reply = try server.send(
      "POST", "/v1/sessions", ["Content-Type": Contract.documentType],
      body: #"{"carrier":"cookie"}"#)
    return String(try #require(reply["Set-Cookie"]).prefix { $0 != ";" })
  }

  private func save(_ server: TestServer, _ headers: [String: String]) throws -> Reply {
    try server.send(
      "PUT", "/v1/numbers/tea",
      headers.merging(["If-Match": "*", "Content-Type": Contract.documentType]) { $1 },
      body: #"{"number":"4","client":"a","sequence":1}"#)
  }

  @Test(
    "with a cookie a save has to come from a page of the server's own, or of a site that may",
    arguments: [
      ([:], 200), (["Sec-Fetch-Site": "same-origin"], 200), (["Sec-Fetch-Site": "none"], 200),
      (["Sec-Fetch-Site": "same-site"], 403), (["Sec-Fetch-Site": "cross-site"], 403),
      (["Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"], 403),
      (["Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"], 403),
      (["Sec-Fetch-Site": "cross-site", "Origin": shop], 200),
      (["Origin": "http://localhost"], 200), (["Origin": "http://localhost:81"], 403),
      (["Origin": "https://evil.example"], 403), (["Origin": shop], 200),
      (["Origin": "https://shop.example.evil.example"], 403), (["Origin": "null"], 403),
      (["Origin": "\(shop), https://evil.example"], 403),
    ])
  func forgery(headers: [String: String], status: Int) async throws {
    let server = try await server()
    let cookie = try cookie(of: server)
    let reply = try save(server, headers.merging(["Cookie": cookie]) { $1 })
    #expect(reply.status == status)
    #expect(reply.problem == (status == 403 ? .forbidden : nil))
  }

  @Test(
    "an open server is not asked by a name that another site may have led to it",
    arguments: [
      ("localhost", 200), ("LOCALHOST:8080", 200), ("shop.localhost", 200), ("127.0.0.1", 200),
      ("127.0.0.1:8080", 200), ("[::1]", 200), ("[::1]:8080", 200), ("192.168.1.5:80", 200),
      ("shop.example", 200), ("shop.example:8080", 403), ("evil.example", 403),
      ("evil.example:8080", 403), ("localhost.evil.example", 403), ("127.0.0.1.evil.example", 403),
      ("notlocalhost", 403), ("::1", 403), ("localhost:", 403), ("127.0.0.1@evil.example", 403),
    ])
  func rebinding(host: String, status: Int) async throws {
    var network = NetworkPolicy()
    network.allowedOrigins = [try #require(WebOrigin(Self.shop))]
    let server = try await TestServer(access: .open, network: network)
    for method in ["GET", "OPTIONS"] {
      let connection = try server.connect()
      connection.send(
        "\(method) /v1/numbers/tea HTTP/1.1\r\nHost: \(host)\r\nSec-Fetch-Site: same-origin\r\n\r\n"
      )
      let answer = try connection.reply().status
      #expect(answer == (status == 200 && method == "OPTIONS" ? 204 : status))
    }
  }

  @Test("a page of another site cannot begin a session in a browser either")
  func sessions() async throws {
    let reply = try await server().send(
      "POST", "/v1/sessions",
      ["Content-Type": Contract.documentType, "Origin": "https://evil.example"],
      body: #"{"carrier":"cookie"}"#)
    #expect(reply.status == 403)
    #expect(reply["Set-Cookie"] == nil)
  }

  @Test("a bearer token is no cookie: whoever has it may use it from anywhere")
  func bearer() async throws {
    let server = try await server()
    let session: Session = try server.send(
      "POST", "/v1/sessions", ["Content-Type": Contract.documentType],
      body: #"{"carrier":"token"}"#
    ).message()
    let headers = [
      "Authorization": "Bearer \(session.token)", "Origin": "https://evil.example",
      "Sec-Fetch-Site": "cross-site",
    ]
    #expect(try save(server, headers).status == 200)
  }

  @Test("a site that may use the server hears so, before it asks and with every answer")
  func allowed() async throws {
    let server = try await server()
    let preflight = try server.send(
      "OPTIONS", "/v1/numbers/tea",
      ["Origin": Self.shop, "Access-Control-Request-Method": "PUT"])
    #expect(preflight.status == 204)
    #expect(preflight["Access-Control-Allow-Methods"]?.contains("PUT") == true)
    #expect(preflight["Access-Control-Allow-Headers"]?.contains("If-Match") == true)
    for target in ["/v1/numbers/tea", "/v1/events?id=tea", "/none"] {
      let reply = try server.send("GET", target, ["Origin": Self.shop])
      #expect(reply["Access-Control-Allow-Origin"] == Self.shop)
      #expect(reply["Access-Control-Allow-Credentials"] == "true")
      #expect(reply["Access-Control-Expose-Headers"]?.contains("ETag") == true)
      #expect(reply["Vary"] == "Origin")
    }
  }

  @Test(
    "a site that may not hears nothing",
    arguments: ["https://evil.example", "http://shop.example", "https://shop.example:8443", "null"])
  func denied(origin: String) async throws {
    let server = try await server()
    for method in ["GET", "OPTIONS"] {
      let reply = try server.send(
        method, "/v1/numbers/tea",
        ["Origin": origin, "Access-Control-Request-Method": "PUT"])
      #expect(reply.headers.allSatisfy { !$0.name.lowercased().hasPrefix("access-control") })
    }
  }

  @Test("a server that no other site may use says nothing about sites")
  func silent() async throws {
    let reply = try await TestServer().send("GET", "/v1/numbers/tea", ["Origin": Self.shop])
    #expect(reply.status == 200)
    #expect(reply["Vary"] == nil)
    #expect(reply.headers.allSatisfy { !$0.name.lowercased().hasPrefix("access-control") })
  }

  @Test(
    "no answer can be taken for a page, a script or a picture of another site",
    arguments: ["/v1/numbers/tea", "/healthz", "/openapi.json", "/none", "/v1/numbers/..%2f"])
  func protection(target: String) async throws {
    let reply = try await TestServer().get(target)
    #expect(reply["X-Content-Type-Options"] == "nosniff")
    #expect(reply["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'")
    #expect(reply["Referrer-Policy"] == "no-referrer")
    #expect(reply["Cross-Origin-Resource-Policy"] == "same-origin")
  }
}
