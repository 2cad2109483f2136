import NumberContract
import NumberSelect
import Testing

@Suite("Saving numbers over HTTP")
struct SavingTests {
  @Test("a save is answered with the document that it made")
  func saved() async throws {
    let server = try await TestServer()
    let fresh = try server.document()
    let reply = try server.put(4, client: "tab-7", sequence: 12, over: fresh)
    var expected = fresh
    expected.number = 4
    expected.version = 2
    expected.writer = .init(client: "tab-7", sequence: 12)
    #expect(reply.status == 200)
    #expect(try reply.message(NumberDocument.self) == expected)
    #expect(reply["ETag"] == expected.entityTag.description)
    #expect(try server.document() == expected)
  }

  @Test("a choice that is forgotten has a writer")
  func forgotten() async throws {
    let server = try await TestServer()
    let chosen: NumberDocument = try server.put(4, over: server.document()).message()
    let forgotten: NumberDocument = try server.put(nil, sequence: 2, over: chosen).message()
    #expect(forgotten.number == nil)
    #expect(forgotten.writer == .init(client: "a", sequence: 2))
    #expect(forgotten.version == 3)
  }

  @Test("each refusal has its status, and the document where it helps to go on")
  func refusals() async throws {
    let server = try await TestServer()
    let base = try server.document()
    let present: NumberDocument = try server.put(3, sequence: 5, over: base).message()
    let tag = present.entityTag.description
    let table: [(ExactDecimal, Int, String?, Int, Problem.Kind, Bool)] = [
      (4, 5, tag, 409, .sequenceUsed, true),
      (3, 4, nil, 409, .sequenceUsed, true),
      (99, 4, base.entityTag.description, 409, .sequenceUsed, true),
      (99, 6, nil, 428, .preconditionRequired, false),
      (99, 6, base.entityTag.description, 412, .stale, true),
      (99, 6, tag, 422, .numberRefused, true),
    ]
    for (number, sequence, condition, status, kind, carriesDocument) in table {
      let reply = try server.put(number, sequence: sequence, over: condition)
      let problem: Problem = try reply.message()
      #expect(reply.status == status)
      #expect(problem.kind == kind)
      #expect(problem.status == status)
      #expect(problem.document == (carriesDocument ? present : nil))
      #expect(reply["ETag"] == (carriesDocument ? tag : nil))
    }
    #expect(try server.document() == present, "a refusal changes nothing")
    #expect(try server.put(4, sequence: 6, over: present).status == 200)
  }

  @Test("S41: a refused number is named together with the nearest allowed one")
  func nearest() async throws {
    let server = try await TestServer()
    let problem: Problem = try server.put(11, over: "*").message()
    #expect(problem.detail == "tea: 11 is not allowed; the nearest allowed number is 10.")
  }

  @Test("S28: a number below the minimum is never kept")
  func belowMinimum() async throws {
    let server = try await TestServer(rules: ["tea": NumberRule(minimum: 10)])
    #expect(try server.put(9, over: "*").status == 422)
    #expect(try server.document().number == nil)
  }

  @Test("S30: the grid starts where the rule's base says")
  func grid() async throws {
    let server = try await TestServer(rules: [
      "shop": NumberRule(minimum: 1, increment: 10, incrementBase: .zero),
      "html": NumberRule(minimum: 1, increment: 10),
    ])
    #expect(try server.put(20, sequence: 1, id: "shop", over: "*").status == 200)
    #expect(try server.put(21, sequence: 2, id: "shop", over: "*").status == 422)
    #expect(try server.put(21, sequence: 1, id: "html", over: "*").status == 200)
    #expect(try server.put(20, sequence: 2, id: "html", over: "*").status == 422)
  }

  @Test("S34, S35: every save is checked against the rule as it is then")
  func everySave() async throws {
    let server = try await TestServer()
    #expect(try server.put(9, sequence: 1, over: "*").status == 200)
    #expect(try server.putRule(#"{"minimum":"15","maximum":"20"}"#).status == 200)
    #expect(try server.put(9, sequence: 2, over: "*").status == 422)
    #expect(try server.put(15, sequence: 3, over: "*").status == 200)
    #expect(try server.put(21, sequence: 4, over: "*").status == 422)
  }

  @Test("S36: the server refuses exactly what a face would never send")
  func oneRule() async throws {
    let rule = NumberRule(
      minimum: ExactDecimal("0.10")!, maximum: 3, increment: ExactDecimal("0.05")!)
    let server = try await TestServer(rules: ["tea": rule])
    let allowed = AllowedNumbers(rule)
    for cents in stride(from: 0, through: 310, by: 1) {
      let number = ExactDecimal(unscaled: Int64(cents), scale: 2)!
      let status = try server.put(number, sequence: cents + 1, over: "*").status
      #expect(status == (allowed.contains(number) ? 200 : 422), "\(number)")
    }
  }

  @Test("S37, S38: when stock fell below the choice, any allowed lower number is taken")
  func stockFell() async throws {
    let server = try await TestServer()
    #expect(try server.put(10, sequence: 1, over: "*").status == 200)
    #expect(try server.putRule(#"{"minimum":"1","maximum":"5"}"#).status == 200)
    let document = try server.document()
    #expect(document.number == 10, "the choice is shown as it is")
    #expect(try server.put(9, sequence: 2, over: document).status == 422)
    #expect(try server.put(5, sequence: 3, over: document).status == 200)
  }

  @Test("S40: a line that is sold out can be given up")
  func soldOut() async throws {
    let server = try await TestServer()
    #expect(try server.put(2, sequence: 1, over: "*").status == 200)
    #expect(try server.putRule(#"{"maximum":"0"}"#).status == 200)
    #expect(try server.put(2, sequence: 2, over: "*").status == 422)
    #expect(try server.put(nil, sequence: 3, over: "*").status == 200)
  }

  @Test("S46: a save that is sent again is carried out once")
  func sentAgain() async throws {
    let server = try await TestServer()
    let base = try server.document()
    let first: NumberDocument = try server.put(4, over: base).message()
    let again = try server.put(4, over: base)
    #expect(again.status == 200)
    #expect(try again.message(NumberDocument.self) == first)
  }

  @Test("two writers on one version: one wins, the other gets the winner's document")
  func twoWriters() async throws {
    let server = try await TestServer()
    let base = try server.document()
    let won: NumberDocument = try server.put(2, client: "a", over: base).message()
    let lost = try server.put(3, client: "b", over: base)
    #expect(lost.status == 412)
    #expect(try lost.message(Problem.self).document == won)
  }

  @Test(
    "a body that is no save is refused, with the field and the reason",
    arguments: [
      ("", "The document is not readable JSON."),
      ("{", "The document is not readable JSON."),
      ("[]", "The document is not an object."),
      (#"{"client":"a","sequence":1}"#, "The field \"number\" is missing."),
      (
        #"{"number":4,"client":"a","sequence":1}"#,
        "The field \"number\" is not a decimal number in a string."
      ),
      (
        #"{"number":"4e0","client":"a","sequence":1}"#,
        "The field \"number\" is not a decimal number in a string."
      ),
      (#"{"number":"4","sequence":1}"#, "The field \"client\" is missing."),
      (
        #"{"number":"4","client":"a","sequence":0}"#,
        "The field \"sequence\" is not in 1 to 9007199254740991."
      ),
    ])
  func malformedBodies(body: String, detail: String) async throws {
    let server = try await TestServer()
    let headers = ["Content-Type": "application/json", "If-Match": "*"]
    let reply = try server.send("PUT", "/v1/numbers/tea", headers, body: body)
    #expect(reply.status == 400)
    #expect(reply.problem == .malformed)
    #expect(try reply.message(Problem.self).detail == detail)
  }

  @Test("a number of a thousand digits is refused or taken, but never rounded")
  func thousandDigits() async throws {
    let server = try await TestServer(rules: ["tea": NumberRule()])
    let headers = ["Content-Type": "application/json", "If-Match": "*"]
    func save(_ number: String) throws -> Reply {
      try server.send(
        "PUT", "/v1/numbers/tea", headers,
        body: #"{"number":"\#(number)","client":"a","sequence":1}"#)
    }
    let digits = String(repeating: "1", count: 1000)
    #expect(try save(digits).status == 400)
    #expect(try save("0.\(digits)").status == 400)
    #expect(try save(String(repeating: "0", count: 1000) + "7").status == 200)
    #expect(try server.document().number == 7)
  }

  @Test("an If-Match that is no list of entity tags is refused", arguments: ["x", "\"a", "W/"])
  func malformedCondition(header: String) async throws {
    let server = try await TestServer()
    let reply = try server.put(4, over: header)
    #expect(reply.status == 400)
  }

  @Test("a number keeps the digits that it was sent with")
  func digits() async throws {
    let rule = NumberRule(increment: ExactDecimal("0.05")!)
    let server = try await TestServer(rules: ["tea": rule])
    let sent = ExactDecimal("1.50")!
    let document: NumberDocument = try server.put(sent, over: "*").message()
    #expect(document.number?.description == "1.50")
    #expect(try server.document().number?.description == "1.50")
  }
}
