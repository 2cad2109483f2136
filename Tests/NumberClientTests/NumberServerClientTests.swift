import Foundation
import NumberContract
import NumberSelect
import NumberSelectFoundation
import Testing

@Suite("A client and a real number server")
struct NumberServerClientTests {
  private let server: ServerUnderTest
  private let service: NumberService
  private let beans: HTTPNumberSource

  init() throws {
    server = try ServerUnderTest(
      """
      [{ "id": "beans", "rule": { "default": "1", "minimum": "1", "maximum": "10" } },
       { "id": "x~y.z-0_", "rule": { "increment": "0.05" } }]
      """)
    service = .forTest(server.url)
    beans = service.number("beans")
  }

  private func save(
    _ number: ExactDecimal?, sequence: Int, over base: NumberDocument
  ) async -> Outcome {
    await Outcome { () throws(NumberSourceError) in
      try await beans.save(
        NumberSave(number: number, client: "phone", sequence: sequence), over: base.entityTag)
    }
  }

  @Test("Nobody has chosen: the document has the rule with its default")
  func load() async throws {
    let document = try await beans.load()
    #expect(document.id == "beans")
    #expect(document.number == nil)
    #expect(document.writer == nil)
    #expect(document.rule == NumberRule(defaultNumber: 1, minimum: 1, maximum: 10))
  }

  @Test("Every character that a name may have finds its way")
  func names() async throws {
    #expect(try await service.number("x~y.z-0_").load().rule.increment.description == "0.05")
  }

  @Test("What is saved is what is loaded, and null forgets it")
  func save() async throws {
    let first = try await beans.load()
    let second = try await beans.save(
      NumberSave(number: 4, client: "phone", sequence: 1), over: first.entityTag)
    #expect(second.number == 4)
    #expect(second.writer == NumberDocument.Writer(client: "phone", sequence: 1))
    #expect(try await beans.load() == second)
    let third = try await beans.save(
      NumberSave(number: nil, client: "phone", sequence: 2), over: second.entityTag)
    #expect(third.number == nil)
    #expect(try await beans.load() == third)
  }

  @Test("The same save twice counts once")
  func twice() async throws {
    let first = try await beans.load()
    let outcome = await save(4, sequence: 1, over: first)
    #expect(await save(4, sequence: 1, over: first) == outcome)
    #expect(try await .document(beans.load()) == outcome)
  }

  @Test(
    "A stale document, a used sequence and a forbidden number are told apart, with the document")
  func refusals() async throws {
    let first = try await beans.load()
    _ = await save(4, sequence: 2, over: first)
    let second = try await beans.load()
    #expect(await save(5, sequence: 3, over: first) == .conflict(second))
    #expect(await save(5, sequence: 1, over: second) == .clientInUse(second))
    #expect(await save(11, sequence: 4, over: second) == .refused(second))
    #expect(try await beans.load() == second)
  }

  @Test("A number that nobody has made is not there")
  func unknownNumber() async throws {
    #expect(await Outcome(service.number("unknown").load) == .rejected(404))
  }

  @Test("What cannot be a name is not asked for, whatever it would make of the address")
  func badNames() async {
    for name in ["", ".", "..", "../rules/beans", "a/b", "a?b", "b eans", "é", "a%2Fb", "\u{0}"] {
      let source = service.number(name)
      #expect(await Outcome(source.load) == .rejected(404))
    }
    #expect(
      await Outcome(service.number(String(repeating: "a", count: 129)).load) == .rejected(404))
  }

  @Test("A server that is gone cannot be reached; killed and started again it still has the number")
  func killed() async throws {
    let first = try await beans.load()
    let saved = await save(7, sequence: 1, over: first)
    server.kill()
    #expect(await Outcome(beans.load) == .unreachable)
    #expect(await save(8, sequence: 2, over: first) == .unreachable)
    try server.start()
    #expect(await Outcome(beans.load) == saved)
  }

  @Test("A server that has stopped answering is given up, and no save is lost or doubled by it")
  func frozen() async throws {
    let hasty = NumberService.forTest(server.url, timeout: 1).number("beans")
    let tag = try await beans.load().entityTag
    server.freeze()
    let lost = NumberSave(number: 7, client: "phone", sequence: 1)
    #expect(
      await Outcome { () throws(NumberSourceError) in try await hasty.save(lost, over: tag) }
        == .unreachable)
    server.kill()
    try server.start()
    #expect(try await beans.save(lost, over: tag).number == 7)
  }

  @Test("Cancelling many requests at once leaves none behind")
  func cancellation() async throws {
    for delay in [0, 1, 5] {
      let tasks = (0..<100).map { _ in Task { [beans] in await Outcome(beans.load) } }
      try await Task.sleep(for: .milliseconds(delay))
      for task in tasks { task.cancel() }
      for task in tasks {
        let outcome = await task.value
        if case .document = outcome { continue }
        #expect(outcome == .cancelled)
      }
    }
    #expect(try await beans.load().id == "beans")
  }

  @Test("Many clients at once: each save is stored or told why not, and one wins each version")
  func contention() async throws {
    let first = try await beans.load()
    let tag = first.entityTag
    let outcomes = await withTaskGroup(of: Outcome.self) { group in
      for client in 0..<40 {
        group.addTask { [beans] in
          let save = NumberSave(
            number: ExactDecimal(client % 10 + 1), client: "client-\(client)", sequence: 1)
          return await Outcome { () throws(NumberSourceError) in
            try await beans.save(save, over: tag)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let stored = try await beans.load()
    #expect(outcomes.filter { $0 == .document(stored) }.count == 1)
    #expect(outcomes.filter { $0 == .conflict(stored) }.count == 39)
    #expect(stored.version == first.version + 1)
  }
}
