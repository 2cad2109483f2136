import NumberContract
import NumberSelect
import Testing

/// The server's half of traces that a client's synchronization depends on.
@Suite("What a client may rely on")
struct SyncCaseTests {
  @Test("C6: a save that arrived is not applied again over somebody else's")
  func lostAnswer() async throws {
    let server = try await TestServer()
    let base = try server.document()
    let own: NumberDocument = try server.put(4, client: "a", sequence: 1, over: base).message()
    let other: NumberDocument = try server.put(7, client: "b", over: own).message()
    let again = try server.put(4, client: "a", sequence: 1, over: base)
    #expect(again.status == 200)
    #expect(try again.message(NumberDocument.self) == other)
    #expect(try server.document() == other)
  }

  @Test("C11: a save of no number has a writer, so its sender knows it again")
  func forgotten() async throws {
    let server = try await TestServer()
    let base = try server.document()
    _ = try server.put(nil, client: "a", sequence: 1, over: base)
    let reply = try server.put(nil, client: "a", sequence: 2, over: base)
    #expect(reply.status == 412)
    #expect(
      try reply.message(Problem.self).document?.writer == .init(client: "a", sequence: 1))
  }

  @Test("C13: two devices under one name: the second gets 409 for the same sequence")
  func copiedDevice() async throws {
    let server = try await TestServer()
    let base = try server.document()
    let first: NumberDocument = try server.put(4, client: "a", sequence: 1, over: base).message()
    let copy = try server.put(5, client: "a", sequence: 1, over: base)
    #expect(copy.status == 409)
    #expect(try copy.message(Problem.self).document == first)
  }

  @Test("C15: a new rule makes a new version and leaves the writer as it was")
  func ruleChanged() async throws {
    let server = try await TestServer()
    let saved: NumberDocument = try server.put(4, over: "*").message()
    _ = try server.putRule(#"{"minimum":"1","maximum":"20"}"#)
    let reply = try server.put(5, sequence: 2, over: saved)
    let present = try #require(try reply.message(Problem.self).document)
    #expect(reply.status == 412)
    #expect(present.version == saved.version + 1)
    #expect(present.writer == saved.writer)
    #expect(present.number == 4)
  }

  @Test("C18: a duplicate of an old save is refused and changes nothing")
  func lateDuplicate() async throws {
    let server = try await TestServer()
    let base = try server.document()
    let first: NumberDocument = try server.put(2, sequence: 1, over: base).message()
    let second: NumberDocument = try server.put(3, sequence: 2, over: first).message()
    let third: NumberDocument = try server.put(4, sequence: 3, over: second).message()
    let late = try server.put(2, sequence: 1, over: base)
    #expect(late.status == 409)
    #expect(try late.message(Problem.self).document == third)
    #expect(try server.document() == third)
  }
}
