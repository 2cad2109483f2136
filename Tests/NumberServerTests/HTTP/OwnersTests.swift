import Foundation
import NumberContract
import NumberSelect
import NumberServer
import Testing

@Suite("What the shop's own services do")
struct OwnersTests {
  private static let json = ["Content-Type": Contract.documentType]

  private func server() async throws -> TestServer {
    let rule = NumberRule(maximum: 10)
    let server = try await TestServer(
      rules: ["tea": rule, "rice": rule, "salt": rule],
      access: .sessions(administrator: Token("an administrator's secret")!.hash))
    let service = NamedToken(name: "checkout", role: .service)
    _ = try await server.store.addToken(service, hash: Token("a service's secret")!.hash)
    return server
  }

  private func bearer(_ token: String) -> [String: String] {
    ["Authorization": "Bearer \(token)"].merging(Self.json) { $1 }
  }

  private var service: [String: String] { bearer("a service's secret") }

  private func begin(_ server: TestServer, _ path: String, _ headers: [String: String]) throws
    -> String
  {
    try server.send("POST", path, headers, body: #"{"carrier":"token"}"#)
      .message(Session.self).token
  }

  private func save(_ server: TestServer, _ number: Int, _ id: String, as token: String) throws {
    let save = NumberSave(number: ExactDecimal(number), client: "a", sequence: number)
    let reply = try server.send(
      "PUT", "/v1/numbers/\(id)", bearer(token).merging(["If-Match": "*"]) { $1 },
      body: String(decoding: save.json, as: UTF8.self))
    #expect(reply.status == 200)
  }

  private func fields(_ reply: Reply) throws -> NSDictionary {
    try #require(JSONSerialization.jsonObject(with: Data(reply.body)) as? NSDictionary)
  }

  @Test("a customer who signs in has what the guest has chosen, on every device")
  func signIn() async throws {
    let server = try await server()
    let guest = try begin(server, "/v1/sessions", Self.json)
    try save(server, 3, "tea", as: guest)
    let path = "/v1/owners/customer-7"
    let customer = try begin(server, "\(path)/sessions", service)
    let phone = try begin(server, "\(path)/sessions", service)
    #expect(customer != phone)
    let body = #"{"token":"\#(guest)"}"#
    let takeover = try server.send("POST", "\(path)/takeover", service, body: body)
    #expect(takeover.text == #"{"taken":["tea"],"kept":[]}"#)
    for token in [customer, phone] {
      let tea = try server.send("GET", "/v1/numbers/tea", bearer(token))
      #expect(try tea.message(NumberDocument.self).number == 3)
    }
    #expect(try server.send("GET", "/v1/numbers/tea", bearer(guest)).status == 401)
    let again = try server.send("POST", "\(path)/takeover", service, body: body)
    #expect(again.text == #"{"taken":[],"kept":[]}"#)
    let thief = try server.send("POST", "/v1/owners/thief/takeover", service, body: body)
    #expect(thief.problem == .sessionTaken)
    let unknown = try server.send(
      "POST", "\(path)/takeover", service, body: #"{"token":"0123456789abcdef"}"#)
    #expect(unknown.problem == .unknownSession)
  }

  @Test("a conflict is told, and decided as the service says")
  func conflicts() async throws {
    let server = try await server()
    let customer = try begin(server, "/v1/owners/c/sessions", service)
    try save(server, 9, "tea", as: customer)
    for (conflicts, answer, number) in [
      (#","conflicts":"keep""#, #"{"taken":[],"kept":["tea"]}"#, 9),
      ("", #"{"taken":[],"kept":["tea"]}"#, 9),
      (#","conflicts":"replace""#, #"{"taken":["tea"],"kept":[]}"#, 3),
    ] {
      let guest = try begin(server, "/v1/sessions", Self.json)
      try save(server, 3, "tea", as: guest)
      let reply = try server.send(
        "POST", "/v1/owners/c/takeover", service, body: #"{"token":"\#(guest)"\#(conflicts)}"#)
      #expect(reply.text == answer)
      let tea = try server.send("GET", "/v1/numbers/tea", bearer(customer))
      #expect(try tea.message(NumberDocument.self).number == ExactDecimal(number))
    }
    let unknown = try server.send(
      "POST", "/v1/owners/c/takeover", service,
      body: #"{"token":"0123456789abcdef","conflicts":"add"}"#)
    #expect(unknown.problem == .malformed)
  }

  @Test("an owner's numbers are read in pages, or by their ids")
  func pages() async throws {
    let server = try await server()
    let customer = try begin(server, "/v1/owners/c/sessions", service)
    for id in ["tea", "salt"] { try save(server, 2, id, as: customer) }
    func page(_ query: String) throws -> (ids: [String], next: String?) {
      let reply = try server.send("GET", "/v1/owners/c/numbers\(query)", service)
      #expect(reply.status == 200)
      let fields = try fields(reply)
      let documents = try #require(fields["documents"] as? [NSDictionary])
      return (documents.compactMap { $0["id"] as? String }, fields["next"] as? String)
    }
    #expect(try page("").ids == ["salt", "tea"])
    #expect(try page("").next == nil)
    #expect(try page("?limit=1").ids == ["salt"])
    #expect(try page("?limit=1").next == "salt")
    #expect(try page("?limit=1&after=salt").ids == ["tea"])
    #expect(try page("?limit=1&after=tea").ids == [])
    #expect(try page("?id=rice&id=tea").ids == ["rice", "tea"])
    for query in ["?limit=0", "?limit=101", "?limit=x", "?after=a%20b", "?limit=1&limit=2"] {
      let reply = try server.send("GET", "/v1/owners/c/numbers\(query)", service)
      #expect(reply.problem == .malformed, "\(query)")
    }
  }

  @Test("only the shop's services and the administrator act for owners")
  func access() async throws {
    let server = try await server()
    let customer = try begin(server, "/v1/owners/c/sessions", service)
    for (method, target) in [
      ("GET", "/v1/owners/c/numbers"), ("POST", "/v1/owners/c/sessions"),
      ("POST", "/v1/owners/c/takeover"),
    ] {
      #expect(try server.send(method, target, Self.json, body: "{}").status == 401)
      #expect(try server.send(method, target, bearer(customer), body: "{}").status == 403)
      let administrator = bearer("an administrator's secret")
      #expect(
        try ![401, 403].contains(server.send(method, target, administrator, body: "{}").status))
    }
    let rule = #"{"maximum":"4"}"#
    #expect(try server.send("PUT", "/v1/rules/tea", service, body: rule).status == 403)
    #expect(try await server.store.removeToken(named: "checkout"))
    #expect(try server.send("GET", "/v1/owners/c/numbers", service).status == 403, "it is revoked")
  }

  @Test("an owner's name is an identifier", arguments: ["a b", "..", "%2f", "%"])
  func names(name: String) async throws {
    let name = name == "%" ? name : name.replacing(" ", with: "%20")
    let reply = try await server().send("GET", "/v1/owners/\(name)/numbers", service)
    #expect(reply.status == 400)
  }

  @Test("many rules are set in one go, all or none")
  func rules() async throws {
    let server = try await server()
    let administrator = bearer("an administrator's secret")
    func put(_ rules: String) throws -> Reply {
      try server.send("PUT", "/v1/rules", administrator, body: #"{"rules":[\#(rules)]}"#)
    }
    let good = #"{"id":"tea","rule":{"maximum":"5"}},{"id":"new","rule":{}}"#
    #expect(
      try put(#"\#(good),{"id":"rice","rule":{"maximum":"10"}}"#).text
        == #"{"added":1,"changed":1,"unchanged":1}"#)
    let others = #"{"id":"tea","rule":{"maximum":"6"}}"#
    let refused = try put(#"\#(others),{"id":"salt","rule":{"increment":"0"}}"#)
    #expect(refused.problem == .ruleRefused)
    #expect(try refused.message(Problem.self).detail?.contains("salt") == true)
    #expect(try put("\(others),\(others)").problem == .ruleRefused)
    #expect(try put("").problem == .malformed)
    let document = try await server.store.document()
    #expect(document?.rule.maximum == 5, "nothing of what was refused was done")
    #expect(try server.send("PUT", "/v1/rules", service, body: "{}").status == 403)
  }

  @Test("a thousand rules are one request, and one more is too many")
  func manyRules() async throws {
    let server = try await server()
    let administrator = bearer("an administrator's secret")
    func list(_ count: Int) -> String {
      let rules = (0..<count).map { #"{"id":"product-\#($0)","rule":{"maximum":"\#($0)"}}"# }
      return #"{"rules":[\#(rules.joined(separator: ","))]}"#
    }
    let reply = try server.send("PUT", "/v1/rules", administrator, body: list(1_000))
    #expect(reply.text == #"{"added":1000,"changed":0,"unchanged":0}"#)
    #expect(
      try server.send("PUT", "/v1/rules", administrator, body: list(1_001)).problem == .malformed)
    let large = String(repeating: " ", count: 256 * 1024)
    #expect(
      try server.send("PUT", "/v1/rules", administrator, body: large + "{}").status == 413)
    #expect(
      try server.send("PUT", "/v1/rules", Self.json, body: list(1_000)).status == 413,
      "without a token nobody may send so much")
  }
}
