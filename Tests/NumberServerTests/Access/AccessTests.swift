import Foundation
import NumberContract
import NumberSelect
import NumberServer
import Testing

@Suite("Who asks, and who may")
struct AccessTests {
  private static let adminToken = "an administrator's secret"

  private func server() async throws -> TestServer {
    try await TestServer(access: .sessions(administrator: Token(Self.adminToken)!.hash))
  }

  private func begin(_ server: TestServer, _ carrier: String) throws -> Reply {
    try server.send(
      "POST", "/v1/sessions", ["Content-Type": Contract.documentType],
      body: #"{"carrier":"\#(carrier)"}"#)
  }

  private func token(_ server: TestServer) throws -> [String: String] {
    let session: Session = try begin(server, "token").message()
    return ["Authorization": "Bearer \(session.token)"]
  }

  private func put(
    _ server: TestServer, _ number: Int, as owner: [String: String]
  ) throws -> Reply {
    let save = NumberSave(number: ExactDecimal(number), client: "a", sequence: 1)
    return try server.send(
      "PUT", "/v1/numbers/tea",
      owner.merging(["If-Match": "*", "Content-Type": Contract.documentType]) { $1 },
      body: String(decoding: save.json, as: UTF8.self))
  }

  @Test(
    "without a session nothing is read, saved or heard",
    arguments: ["/v1/numbers/tea", "/v1/numbers?id=tea", "/v1/events?id=tea", "/v1/numbers/none"])
  func unknown(target: String) async throws {
    let server = try await server()
    let reply = try server.get(target)
    #expect(reply.status == 401)
    #expect(reply["WWW-Authenticate"] == "Bearer")
    #expect(reply.problem == .unauthorized)
    #expect(try put(server, 3, as: [:]).status == 401)
  }

  @Test("a session by a token has its own numbers, and nobody reads or writes another's")
  func tokens() async throws {
    let server = try await server()
    let (alice, bob) = (try token(server), try token(server))
    #expect(alice != bob)
    #expect(try put(server, 3, as: alice).status == 200)
    let seen: NumberDocument = try server.send("GET", "/v1/numbers/tea", alice).message()
    let other: NumberDocument = try server.send("GET", "/v1/numbers/tea", bob).message()
    #expect(seen.number == 3)
    #expect(other.number == nil)
    #expect(try put(server, 4, as: bob).status == 200)
    let unchanged: NumberDocument = try server.send("GET", "/v1/numbers/tea", alice).message()
    #expect(unchanged == seen)
  }

  @Test("a save whose session ends while it waits to be written is answered like any without one")
  func endedMeanwhile() async throws {
    let server = try await server()
    let owner = try token(server)
    let (held, letGo) = (server.folder.path("held"), server.folder.path("let-go"))
    let other = try ObservedProcess(
      "/bin/sh",
      [
        "-c",
        """
        { echo 'BEGIN IMMEDIATE; DELETE FROM sessions;'; echo ".shell touch \(held)"
          until [ -e \(letGo) ]; do sleep 0.02; done; echo 'COMMIT;'
        } | sqlite3 \(server.folder.path("numbers.sqlite"))
        """,
      ], keeping: STDERR_FILENO)
    try await eventually { FileManager.default.fileExists(atPath: held) }
    let transactions = server.store.transactions
    let connection = try server.connect()
    let body = #"{"number":"4","client":"a","sequence":1}"#
    connection.send(
      """
      PUT /v1/numbers/tea HTTP/1.1\r
      Host: localhost\r
      Authorization: \(owner["Authorization"] ?? "")\r
      If-Match: *\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      \r
      \(body)
      """)
    try await eventually { server.store.transactions > transactions }
    _ = try server.folder.write("", to: "let-go")
    let reply = try connection.reply()
    #expect(reply.status == 401)
    #expect(reply.problem == .unauthorized)
    #expect(try await other.end() == 0)
  }

  @Test("a session by a cookie does the same; no script can read it, and it stays on its site")
  func cookies() async throws {
    let server = try await server()
    let reply = try begin(server, "cookie")
    #expect(reply.status == 204)
    #expect(reply.body.isEmpty)
    let cookie = try #require(reply["Set-Cookie"])
    #expect(cookie.contains("HttpOnly"))
    #expect(cookie.contains("SameSite=Lax"))
    let value = String(cookie.prefix { $0 != ";" })
    #expect(value.count >= "number-select-session=".count + 32)
    let owner = ["Cookie": "other=1; \(value); more=2"]
    #expect(try put(server, 5, as: owner).status == 200)
    let seen: NumberDocument = try server.send("GET", "/v1/numbers/tea", owner).message()
    #expect(seen.number == 5)
  }

  @Test("nobody hears of another owner's numbers")
  func events() async throws {
    let server = try await server()
    let (alice, bob) = (try token(server), try token(server))
    let stream = try server.connect()
    stream.send(
      """
      GET /v1/events?id=tea HTTP/1.1\r
      Host: localhost\r
      Authorization: \(alice["Authorization"] ?? "")\r
      \r

      """)
    _ = try stream.read(until: #""version":1"#)
    _ = try put(server, 7, as: bob)
    _ = try put(server, 8, as: alice)
    #expect(try !stream.read(until: #""number":"8""#).contains(#""number":"7""#))
  }

  @Test(
    "what is no token of a session is refused",
    arguments: [
      "Bearer", "Bearer ", "Bearer short", "Basic YWxpY2U6c2VjcmV0", "Bearer 0123456789abcdef",
      "Bearer \(String(repeating: "a", count: 2000))",
    ])
  func noTokens(authorization: String) async throws {
    let server = try await server()
    let reply = try server.send("GET", "/v1/numbers/tea", ["Authorization": authorization])
    #expect(reply.status == 401)
  }

  @Test("rules are set by the administrator, and by nobody else")
  func administrator() async throws {
    let server = try await server()
    let rule = #"{"maximum":"4"}"#
    let type = ["Content-Type": Contract.documentType]
    #expect(try server.putRule(rule).status == 401)
    let customer = try token(server).merging(type) { $1 }
    #expect(try server.send("PUT", "/v1/rules/tea", customer, body: rule).status == 403)
    let administrator = ["Authorization": "Bearer \(Self.adminToken)"].merging(type) { $1 }
    #expect(try server.send("PUT", "/v1/rules/tea", administrator, body: rule).status == 200)
    #expect(try server.send("GET", "/v1/numbers/tea", administrator).status == 401)
  }

  @Test("a server without an administrator has no rules set at all")
  func noAdministrator() async throws {
    let server = try await TestServer(access: .sessions(administrator: nil))
    let headers = [
      "Content-Type": Contract.documentType, "Authorization": "Bearer 0123456789abcdef",
    ]
    #expect(try server.send("PUT", "/v1/rules/tea", headers, body: "{}").status == 403)
  }

  @Test(
    "a session has to be asked for as JSON, which a page of another site cannot send",
    arguments: [
      ("text/plain", #"{"carrier":"cookie"}"#, 415), ("application/json", "{}", 400),
      ("application/json", #"{"carrier":"pigeon"}"#, 400), ("application/json", "", 400),
    ])
  func malformed(type: String, body: String, status: Int) async throws {
    let reply = try await server().send(
      "POST", "/v1/sessions", ["Content-Type": type], body: body)
    #expect(reply.status == status)
    #expect(reply["Set-Cookie"] == nil)
  }

  @Test("the database does not know the tokens")
  func hashed() async throws {
    let server = try await server()
    let session: Session = try begin(server, "token").message()
    let bytes = try server.databaseBytes()
    #expect(bytes.firstRange(of: Array(Token(session.token)!.hash.hexadecimal.utf8)) != nil)
    #expect(bytes.firstRange(of: Array(session.token.utf8)) == nil)
  }
}
