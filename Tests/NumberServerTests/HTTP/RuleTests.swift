import NumberContract
import NumberSelect
import Testing

@Suite("Setting rules over HTTP")
struct RuleTests {
  @Test("a rule for a new id makes a number")
  func added() async throws {
    let server = try await TestServer(rules: [:])
    let reply = try server.putRule(#"{"default":"2","maximum":"5"}"#, id: "jam")
    #expect(reply.status == 201)
    #expect(reply["Location"] == "/v1/numbers/jam")
    #expect(
      reply.text
        == #"{"default":"2","minimum":"0","maximum":"5","increment":"1","incrementBase":"minimum"}"#
    )
    #expect(try server.document("jam").rule == NumberRule(defaultNumber: 2, maximum: 5))
  }

  @Test("another rule counts the version up, the same rule does not")
  func versions() async throws {
    let server = try await TestServer(rules: [:])
    var versions: [Int] = []
    for rule in [
      #"{"increment":"1"}"#, "{}", #"{"increment":"1.0"}"#, #"{"increment":"1.0"}"#, "{}",
    ] {
      #expect([200, 201].contains(try server.putRule(rule).status))
      versions.append(try server.document().version)
    }
    #expect(versions == [1, 1, 2, 2, 3], "1.0 shows one digit more than 1, so it is another rule")
  }

  @Test("versions never fall, whatever is changed in between")
  func neverFall() async throws {
    let server = try await TestServer()
    var last = try server.document().version
    for turn in 1...20 {
      if turn.isMultiple(of: 2) {
        _ = try server.putRule(#"{"maximum":"\#(turn)"}"#)
      } else {
        _ = try server.put(turn.isMultiple(of: 3) ? nil : 1, sequence: turn, over: "*")
      }
      let version = try server.document().version
      #expect(version == last + 1)
      last = version
    }
  }

  @Test(
    "a rule that contradicts itself is refused",
    arguments: [
      (#"{"minimum":"2","maximum":"1"}"#, "The maximum is below the minimum."),
      (#"{"increment":"0"}"#, "The increment is not positive."),
      (#"{"increment":"-1"}"#, "The increment is not positive."),
    ])
  func contradictions(rule: String, detail: String) async throws {
    let server = try await TestServer()
    let before = try server.document()
    let reply = try server.putRule(rule)
    #expect(reply.status == 422)
    #expect(reply.problem == .ruleRefused)
    #expect(try reply.message(Problem.self).detail == detail)
    #expect(try server.document() == before)
  }

  @Test("a default out of range is no contradiction")
  func defaultOutOfRange() async throws {
    let server = try await TestServer()
    #expect(try server.putRule(#"{"default":"4","minimum":"6"}"#).status == 200)
    #expect(try server.document().rule.defaultNumber == 4)
  }
}
