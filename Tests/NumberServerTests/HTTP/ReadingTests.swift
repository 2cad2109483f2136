import NumberContract
import NumberSelect
import Testing

@Suite("Reading numbers over HTTP")
struct ReadingTests {
  @Test("a number that nobody chose has no number, no writer and its rule")
  func fresh() async throws {
    let server = try await TestServer()
    let reply = try server.get("/v1/numbers/tea")
    let document: NumberDocument = try reply.message()
    #expect(reply.status == 200)
    #expect(reply["Content-Type"] == "application/json")
    #expect(reply["Cache-Control"] == "no-store")
    #expect(reply["ETag"] == "\"\(document.store).1\"")
    #expect(
      document
        == NumberDocument(
          id: "tea", number: nil, version: 1, writer: nil, store: document.store,
          rule: NumberRule(defaultNumber: 1, minimum: 1, maximum: 10)))
  }

  @Test("a number without a rule is unknown")
  func unknown() async throws {
    let server = try await TestServer()
    for reply in [try server.get("/v1/numbers/coffee"), try server.put(1, id: "coffee", over: "*")]
    {
      #expect(reply.status == 404)
      #expect(reply.problem == .unknownNumber)
    }
  }

  @Test("a reader that has the document already is told so in few bytes")
  func notModified() async throws {
    let server = try await TestServer()
    let tag = try server.document().entityTag.description
    let same = try server.send("GET", "/v1/numbers/tea", ["If-None-Match": tag])
    #expect(same.status == 304)
    #expect(same["ETag"] == tag)
    #expect(same.body.isEmpty)
    let other = try server.send("GET", "/v1/numbers/tea", ["If-None-Match": "\"x\""])
    #expect(other.status == 200)
  }

  @Test("many numbers come in one answer, each once, in the order of the question")
  func many() async throws {
    let server = try await TestServer(rules: ["tea": NumberRule(), "jam": NumberRule()])
    let reply = try server.get("/v1/numbers?id=jam&id=tea&id=none&id=jam&id=none&other=1")
    let answer: NumberDocuments = try reply.message()
    #expect(answer.documents.map(\.id) == ["jam", "tea"])
    #expect(answer.documents[1] == (try server.document()))
    #expect(answer.unknown == ["none"])
    #expect(try server.get("/v1/numbers?id=t%65a").message(NumberDocuments.self).unknown.isEmpty)
  }

  @Test(
    "a question for many numbers that makes no sense is refused",
    arguments: [
      "", "?", "?id", "?id=", "?id=a/b", "?id=..", "?id=%00", "?id=%", "?id=%4", "?ids=a",
    ])
  func badQuestions(query: String) async throws {
    let server = try await TestServer()
    let reply = try server.get("/v1/numbers\(query)")
    #expect(reply.status == 400)
    #expect(reply.problem == .malformed)
  }

  @Test("a hundred ids of the greatest length are answered, one more is refused")
  func mostIDs() async throws {
    let server = try await TestServer()
    func query(_ count: Int) -> String {
      (0..<count).map { index in
        "id=" + String(repeating: "i", count: Identifier.maximumLength - 3) + String(100 + index)
      }.joined(separator: "&")
    }
    let reply = try server.get("/v1/numbers?\(query(Contract.mostIDsAtOnce))")
    #expect(reply.status == 200)
    #expect(try reply.message(NumberDocuments.self).unknown.count == Contract.mostIDsAtOnce)
    #expect(try server.get("/v1/numbers?\(query(Contract.mostIDsAtOnce + 1))").status == 400)
  }

  @Test("the server says that it is well")
  func health() async throws {
    let server = try await TestServer()
    let reply = try server.get("/healthz")
    #expect(reply.status == 200)
    #expect(reply.text == #"{"status":"ok"}"#)
  }
}
