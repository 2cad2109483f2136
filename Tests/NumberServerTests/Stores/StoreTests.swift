import Foundation
import NumberContract
import NumberSelect
import NumberServer
import Testing

@Suite("A store, whatever it keeps the numbers in")
struct StoreTests {
  private static let rule = IdentifiedRule(id: "tea", rule: NumberRule(minimum: 1, maximum: 10))

  @Test("what was saved is there after a restart", arguments: StoreKind.allCases)
  func restart(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let before = try await {
      let store = try place.open()
      _ = try await store.setRules([Self.rule])
      _ = try await store.save(4, client: "a", sequence: 7)
      let document = try await store.document()
      store.close()
      return document
    }()
    let store = try place.open()
    #expect(try await store.document() == before)
    #expect(before?.number == 4)
    #expect(
      try await store.save(5, client: "a", sequence: 6) == .sequenceUsed(#require(before)),
      "the clients are remembered too")
  }

  @Test(
    "each database has a name of its own, and keeps it",
    arguments: StoreKind.allCases)
  func names(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let other = try await kind.makePlace()
    var names: Set<String> = []
    for place in [place, other, place, other] {
      let store = try place.open()
      _ = try await store.setRules([Self.rule])
      let name = try #require(try await store.document()?.store)
      #expect(Identifier.isWellFormed(name))
      names.insert(name)
    }
    #expect(names.count == 2)
  }

  @Test(
    "C12: after a restored backup, a tag from before it matches nothing",
    arguments: StoreKind.allCases)
  func restoredBackup(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    var store = try place.open()
    _ = try await store.setRules([Self.rule])
    store.close()
    let backup = try await place.copy()
    store = try place.open()
    _ = try await store.save(2, client: "a", sequence: 1)
    let tagOfTheTimeBefore = try #require(try await store.document()?.entityTag)
    let restored = try backup.open(isRestored: true)
    _ = try await restored.save(3, client: "b", sequence: 1)
    let document = try #require(try await restored.document())
    #expect(document.version == 2, "the same version is counted again")
    let condition = EntityTagCondition(header: tagOfTheTimeBefore.description)
    let outcome = try await restored.save(4, client: "a", sequence: 2, if: condition)
    #expect(outcome == .stale(document))
  }

  @Test(
    "servers that start at the same time on a new database make it once, and each of them serves it",
    arguments: StoreKind.allCases)
  func startedTogether(kind: StoreKind) async throws {
    for _ in 1...5 {
      let place = try await kind.makePlace()
      try await withThrowingTaskGroup(of: String?.self) { group in
        for client in 1...6 {
          group.addTask {
            let store = try await onThreadOfItsOwn { try place.open() }
            _ = try await store.setRules([Self.rule])
            _ = try await store.save(5, client: "client-\(client)", sequence: 1)
            let name = try await store.document()?.store
            store.close()
            return name
          }
        }
        let names = try await group.reduce(into: Set<String?>()) { $0.insert($1) }
        #expect(names.count == 1)
      }
      let store = try place.open()
      #expect(try await store.document()?.version == 7)
      store.close()
    }
  }

  /// Where blocking holds nobody else back.
  private func onThreadOfItsOwn<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
  }

  @Test("the last 64 clients of a number are remembered", arguments: StoreKind.allCases)
  func rememberedClients(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    _ = try await store.setRules([Self.rule])
    for client in 0..<64 { _ = try await store.save(1, client: "c\(client)", sequence: 5) }
    let present = try #require(try await store.document())
    #expect(try await store.save(1, client: "c0", sequence: 5) == .repeated(present))
    #expect(try await store.save(2, client: "c0", sequence: 4) == .sequenceUsed(present))
    _ = try await store.save(1, client: "c0", sequence: 6)
    _ = try await store.save(1, client: "c64", sequence: 5)
    let later = try #require(try await store.document())
    #expect(
      try await store.save(9, client: "c0", sequence: 5) == .sequenceUsed(later),
      "who saved again lately is remembered")
    guard case .saved = try await store.save(2, client: "c1", sequence: 4) else {
      Issue.record("who saved the longest time ago is forgotten")
      return
    }
  }

  @Test("clients are remembered for each number by itself", arguments: StoreKind.allCases)
  func rememberedForEachNumber(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    let jam = IdentifiedRule(id: "jam", rule: NumberRule())
    _ = try await store.setRules([Self.rule, jam])
    _ = try await store.save(1, client: "a", sequence: 5, id: "tea")
    guard case .saved = try await store.save(1, client: "a", sequence: 5, id: "jam") else {
      Issue.record("a sequence counts for one number only")
      return
    }
  }

  @Test("what one store has saved, another one answers at once", arguments: StoreKind.allCases)
  func twoStores(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let stores = [try place.open(), try place.open()]
    _ = try await stores[0].setRules([Self.rule])
    for sequence in 1...60 {
      let number = ExactDecimal(1 + sequence % 9)
      _ = try await stores[sequence % 2].save(number, client: "a", sequence: sequence)
      for store in stores {
        for _ in 1...2 { #expect(try await store.document()?.number == number) }
        #expect(try await store.documents(["tea", "none"]).map(\.version) == [1 + sequence])
      }
    }
  }

  @Test("owners do not see each other's numbers", arguments: StoreKind.allCases)
  func owners(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    _ = try await store.setRules([Self.rule])
    _ = try await store.save(4, client: "a", sequence: 1)
    let other = try await store.document(of: Owner(name: "other"))
    #expect(other?.number == nil)
    #expect(other?.version == 1)
  }

  @Test(
    "S45, S50: of many savers over one version, in two processes' stores, exactly one wins",
    arguments: StoreKind.allCases)
  func oneWinner(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let stores = [try place.open(), try place.open()]
    _ = try await stores[0].setRules([Self.rule])
    for round in 1...10 {
      let base = try #require(try await stores[0].document())
      let condition = EntityTagCondition(header: base.entityTag.description)
      let outcomes = try await withThrowingTaskGroup(of: SaveOutcome.self) { group in
        for saver in 0..<20 {
          group.addTask {
            try await stores[saver % 2].save(
              ExactDecimal(1 + saver % 10), client: "c\(saver)", sequence: round, if: condition)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let present = try #require(try await stores[1].document())
      #expect(outcomes.count { $0 == .saved(present) } == 1)
      #expect(outcomes.count { $0 == .stale(present) } == 19)
      #expect(present.version == base.version + 1)
    }
  }

  @Test(
    "S48, S49: saves to many numbers at once are all kept",
    arguments: StoreKind.allCases)
  func manyNumbers(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    let ids = (1...65).map { "line-\($0)" }
    _ = try await store.setRules(ids.map { IdentifiedRule(id: $0, rule: NumberRule()) })
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, id) in ids.enumerated() {
        group.addTask {
          _ = try await store.save(ExactDecimal(index), client: "a", sequence: 1, id: id)
        }
      }
      try await group.waitForAll()
    }
    let documents = try await store.documents(ids)
    #expect(documents.map(\.number) == (0..<65).map { ExactDecimal($0) })
  }

  @Test(
    "a reader always sees a whole document while others write",
    arguments: StoreKind.allCases)
  func wholeDocuments(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    _ = try await store.setRules([Self.rule])
    let isDone = Shared(false)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for sequence in 1...300 {
          _ = try await store.save(ExactDecimal(1 + sequence % 10), client: "a", sequence: sequence)
        }
        isDone.change { $0 = true }
      }
      group.addTask {
        var last = 0
        while !isDone.value {
          let document = try #require(try await store.document())
          #expect(document.version >= last)
          last = document.version
          guard let sequence = document.writer?.sequence else { continue }
          #expect(document.version == sequence + 1)
          #expect(document.number == ExactDecimal(1 + sequence % 10))
          await Task.yield()
        }
      }
      try await group.waitForAll()
    }
  }

  @Test(
    "rules are set all or none, and each tells what became of it",
    arguments: StoreKind.allCases)
  func rules(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    let jam = IdentifiedRule(id: "jam", rule: NumberRule())
    #expect(try await store.setRules([Self.rule, jam]) == [.added, .added])
    let changed = IdentifiedRule(id: "jam", rule: NumberRule(maximum: 3))
    #expect(try await store.setRules([Self.rule, changed]) == [.unchanged, .changed])
    #expect(try await store.setRules([]) == [])
  }

  @Test("every digit and every bound of a rule is kept", arguments: StoreKind.allCases)
  func digits(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    let rule = NumberRule(
      defaultNumber: ExactDecimal("-0.050")!, minimum: ExactDecimal("-9223372036854775808")!,
      maximum: ExactDecimal("9.223372036854775807")!,
      increment: ExactDecimal("0.000000000000000001")!, incrementBase: .none)
    _ = try await store.setRules([IdentifiedRule(id: "x", rule: rule)])
    let kept = try #require(try await store.document("x")?.rule)
    #expect(kept.jsonBytes == rule.jsonBytes)
  }

  @Test(
    "who saves at the same time to one number is served in some order",
    arguments: StoreKind.allCases)
  func oneNumber(kind: StoreKind) async throws {
    let stores = try await kind.makePlace().open(2)
    _ = try await stores[0].setRules([IdentifiedRule(id: "tea", rule: NumberRule())])
    let versions = try await withThrowingTaskGroup(of: Int.self) { group in
      for saver in 0..<40 {
        group.addTask {
          let outcome = try await stores[saver % 2].save(
            ExactDecimal(saver), client: "c\(saver)", sequence: 1)
          guard case .saved(let document) = outcome else { return 0 }
          #expect(document.number == ExactDecimal(saver))
          return document.version
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(versions.sorted() == Array(2...41))
  }

  @Test(
    "no two documents have the same version, while the rule changes under savers",
    arguments: StoreKind.allCases)
  func ruleUnderSavers(kind: StoreKind) async throws {
    let stores = try await kind.makePlace().open(2)
    _ = try await stores[0].setRules([Self.rule])
    let seen = Shared<[Int: NumberDocument]>([:])
    func note(_ document: NumberDocument) {
      seen.change { seen in
        if let other = seen[document.version] { #expect(other == document) }
        seen[document.version] = document
      }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for saver in 0..<2 {
        group.addTask {
          for sequence in 1...60 {
            let outcome = try await stores[saver].save(
              ExactDecimal(1 + sequence % 10), client: "c\(saver)", sequence: sequence)
            if case .saved(let document) = outcome { note(document) }
          }
        }
        group.addTask {
          for round in 1...30 {
            let rule = NumberRule(minimum: 1, maximum: ExactDecimal(10 + 2 * round + saver))
            _ = try await stores[saver].setRules([IdentifiedRule(id: "tea", rule: rule)])
            note(try #require(try await stores[1 - saver].document()))
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("two servers that start with the same rules set them once", arguments: StoreKind.allCases)
  func sameRules(kind: StoreKind) async throws {
    let stores = try await kind.makePlace().open(2)
    let rules = (1...50).map { IdentifiedRule(id: "line-\($0)", rule: NumberRule(maximum: 9)) }
    let changes = try await withThrowingTaskGroup(of: [RuleChange].self) { group in
      group.addTask { try await stores[0].setRules(rules) }
      group.addTask { try await stores[1].setRules(rules.reversed()) }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(changes.count { $0 == .added } == 50)
    #expect(changes.count { $0 == .unchanged } == 50)
  }

  @Test(
    "documents come in the order of the ids, and only those there are",
    arguments: StoreKind.allCases)
  func documents(kind: StoreKind) async throws {
    let store = try await kind.makePlace().open()
    let ids = ["b", "a", "NULL", "~.-_"]
    _ = try await store.setRules(ids.map { IdentifiedRule(id: $0, rule: NumberRule()) })
    #expect(
      try await store.documents(["a", "none", "NULL", "~.-_", "b"]).map(\.id)
        == ["a", "NULL", "~.-_", "b"])
    #expect(try await store.documents(["none"]).isEmpty)
    #expect(try await store.document("none") == nil)
    #expect(try await store.save(1, client: "a", sequence: 1, id: "none") == .unknownNumber)
  }

  @Test("an owner is known by the token, also after a restart", arguments: StoreKind.allCases)
  func sessions(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    let token = try #require(Token("0123456789abcdef")).hash
    #expect(try await store.owner(of: token) == nil)
    try await store.beginSession(of: Owner(name: "somebody"), knownBy: token)
    #expect(try await store.owner(of: token) == Owner(name: "somebody"))
    store.close()
    #expect(try await place.open().owner(of: token) == Owner(name: "somebody"))
  }

  @Test("every change is told, and only what the store knows of it", arguments: StoreKind.allCases)
  func changes(kind: StoreKind) async throws {
    let store = try await kind.makePlace().open()
    let told = Shared<[StoreChange]>([])
    store.tellChanges { change in told.change { $0.append(change) } }
    _ = try await store.setRules([Self.rule])
    _ = try await store.save(4, client: "a", sequence: 1, of: Owner(name: "somebody"))
    try await eventually {
      let told = told.value
      let number = StoreChange.number(NumberKey(owner: Owner(name: "somebody"), id: "tea"))
      return told.contains(.anything) || (told.contains(.rule("tea")) && told.contains(number))
    }
    store.close()
  }
}
