import NumberContract
import Testing

@Suite("Tricks with paths")
struct PathTests {
  @Test("an id may be escaped where it need not be")
  func escapedID() async throws {
    let server = try await TestServer()
    #expect(try server.get("/v1/numbers/%74e%61").message(NumberDocument.self).id == "tea")
  }

  @Test(
    "what is no id is refused as one",
    arguments: [
      "..", ".", "%2e%2e", "%2E", "tea%2F..", "%2F", "..%2f..%2fetc%2fpasswd", "tea%00", "%00",
      "tea%00.json", "tea%20", "tea+", "t%C3%A9", "%FF", "%", "%4", "%zz", "tea%", "a%25b", "a;b",
      "a,b", "a'b", "a\"b", "a\\b", "a:b", "a@b", "a#b",
      String(repeating: "a", count: 129), String(repeating: "%61", count: 129),
    ])
  func noID(id: String) async throws {
    let server = try await TestServer()
    for collection in ["numbers", "rules"] {
      let reply = try server.send(
        "PUT", "/v1/\(collection)/\(id)", ["Content-Type": "application/json"], body: "{}")
      #expect(reply.status == 400)
      #expect(reply.problem == .malformed)
    }
  }

  @Test("the longest id has a number of its own")
  func longestID() async throws {
    let server = try await TestServer()
    let id = String(repeating: "a", count: 128)
    #expect(try server.putRule("{}", id: id).status == 201)
    #expect(try server.document(id).id == id)
    #expect(try server.get("/v1/numbers/\(id.dropLast())").status == 404)
  }

  @Test("ids that differ only in case are two numbers")
  func caseOfLetters() async throws {
    let server = try await TestServer()
    #expect(try server.get("/v1/numbers/Tea").status == 404)
  }

  @Test("an id that looks like SQL is only an id")
  func injection() async throws {
    let server = try await TestServer()
    #expect(try server.get("/v1/numbers/x'%20OR%20'1'='1").status == 400)
    #expect(try server.putRule("{}", id: "DROP-TABLE-rules--").status == 201)
    #expect(try server.document().id == "tea")
  }
}
