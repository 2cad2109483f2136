import NumberContract
import NumberSelect
import NumberSelectFoundation
import Testing

@Suite("A number in memory keeps to the contract")
struct InMemoryNumberSourceTests {
  private let source = InMemoryNumberSource(
    id: "beans", rule: NumberRule(defaultNumber: 1, minimum: 1, maximum: 10))

  private func save(
    _ number: ExactDecimal?, sequence: Int, client: String = "phone", over base: NumberDocument
  ) async throws(NumberSourceError) -> NumberDocument {
    try await source.save(
      NumberSave(number: number, client: client, sequence: sequence), over: base.entityTag)
  }

  @Test("A choice is kept with its writer, and the version rises")
  func saves() async throws {
    let first = try await source.load()
    #expect(first.id == "beans")
    #expect(first.number == nil)
    let second = try await save(4, sequence: 1, over: first)
    #expect(second.number == 4)
    #expect(second.writer == NumberDocument.Writer(client: "phone", sequence: 1))
    #expect(second.version > first.version)
    #expect(try await source.load() == second)
  }

  @Test("The same save twice counts once, also when others have saved in between")
  func twice() async throws {
    let first = try await source.load()
    let second = try await save(4, sequence: 1, over: first)
    #expect(try await save(4, sequence: 1, over: first) == second)
    let third = try await save(5, sequence: 1, client: "desk", over: second)
    #expect(try await save(4, sequence: 1, over: first) == third)
  }

  @Test("A sequence that was used for another number, or an older one, is another device's")
  func usedSequence() async throws {
    let first = try await source.load()
    let second = try await save(4, sequence: 2, over: first)
    for (number, sequence) in [(5, 2), (4, 1)] {
      await #expect(throws: NumberSourceError.clientInUse(second)) {
        try await save(ExactDecimal(number), sequence: sequence, over: second)
      }
    }
  }

  @Test("A save over an older document is a conflict")
  func conflict() async throws {
    let first = try await source.load()
    let second = try await save(4, sequence: 1, over: first)
    await #expect(throws: NumberSourceError.conflict(second)) {
      try await save(5, sequence: 2, over: first)
    }
  }

  @Test("A save over a document of another store is a conflict")
  func otherStore() async throws {
    let first = try await source.load()
    var other = first
    other.store = "elsewhere"
    await #expect(throws: NumberSourceError.conflict(first)) {
      try await save(5, sequence: 1, over: other)
    }
  }

  @Test("S40: a number that the rule forbids is refused, and no choice never is")
  func refused() async throws {
    let first = try await source.load()
    await #expect(throws: NumberSourceError.refused(first)) {
      try await save(11, sequence: 1, over: first)
    }
    #expect(try await save(nil, sequence: 2, over: first).number == nil)
  }

  @Test("A new rule is a new version, and counts from the next save on")
  func newRule() async throws {
    let first = try await source.load()
    await source.setRule(NumberRule(maximum: 0))
    let second = try await source.load()
    #expect(second.version > first.version)
    await #expect(throws: NumberSourceError.conflict(second)) {
      try await save(4, sequence: 1, over: first)
    }
    await #expect(throws: NumberSourceError.refused(second)) {
      try await save(4, sequence: 1, over: second)
    }
  }
}
