import Foundation
import NumberContract
import NumberSelect
import NumberServer
import Testing

@Suite("The store in an SQLite file")
struct SQLiteStoreTests {
  private let folder: TemporaryFolder
  private let path: String
  private static let rule = IdentifiedRule(id: "tea", rule: NumberRule(minimum: 1, maximum: 10))

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("numbers.sqlite")
  }

  @Test("what was saved is there after a restart")
  func restart() async throws {
    let before = try await {
      let store = try SQLiteStore(path: path)
      _ = try await store.setRules([Self.rule])
      _ = try await store.save(4, client: "a", sequence: 7)
      store.close()
      return try store.document()
    }()
    let store = try SQLiteStore(path: path)
    #expect(try store.document() == before)
    #expect(before?.number == 4)
    #expect(
      try await store.save(5, client: "a", sequence: 6) == .sequenceUsed(#require(before)),
      "the clients are remembered too")
  }

  @Test("each database has a name of its own, and keeps it")
  func names() async throws {
    var names: Set<String> = []
    for file in ["one", "two", "one", "two"] {
      let store = try SQLiteStore(path: folder.path(file))
      _ = try await store.setRules([Self.rule])
      let name = try #require(try store.document()?.store)
      #expect(Identifier.isWellFormed(name))
      names.insert(name)
    }
    #expect(names.count == 2)
  }

  @Test("C12: after a restored backup, a tag from before it matches nothing")
  func restoredBackup() async throws {
    let backup = folder.path("backup.sqlite")
    let tagOfTheTimeBefore = try await {
      let store = try SQLiteStore(path: path)
      _ = try await store.setRules([Self.rule])
      store.close()
      try FileManager.default.copyItem(atPath: path, toPath: backup)
      _ = try await store.save(2, client: "a", sequence: 1)
      return try #require(try store.document()?.entityTag)
    }()
    let restored = try SQLiteStore(path: backup, isRestored: true)
    _ = try await restored.save(3, client: "b", sequence: 1)
    let document = try #require(try restored.document())
    #expect(document.version == 2, "the same version is counted again")
    let condition = EntityTagCondition(header: tagOfTheTimeBefore.description)
    let outcome = try await restored.save(4, client: "a", sequence: 2, if: condition)
    #expect(outcome == .stale(document))
  }

  @Test("the last 64 clients of a number are remembered")
  func rememberedClients() async throws {
    let store = try SQLiteStore(path: path)
    _ = try await store.setRules([Self.rule])
    for client in 0..<64 { _ = try await store.save(1, client: "c\(client)", sequence: 5) }
    let present = try #require(try store.document())
    #expect(try await store.save(1, client: "c0", sequence: 5) == .repeated(present))
    #expect(try await store.save(2, client: "c0", sequence: 4) == .sequenceUsed(present))
    _ = try await store.save(1, client: "c0", sequence: 6)
    _ = try await store.save(1, client: "c64", sequence: 5)
    let later = try #require(try store.document())
    #expect(
      try await store.save(9, client: "c0", sequence: 5) == .sequenceUsed(later),
      "who saved again lately is remembered")
    guard case .saved = try await store.save(2, client: "c1", sequence: 4) else {
      Issue.record("who saved the longest time ago is forgotten")
      return
    }
  }

  @Test("clients are remembered for each number by itself")
  func rememberedForEachNumber() async throws {
    let store = try SQLiteStore(path: path)
    let jam = IdentifiedRule(id: "jam", rule: NumberRule())
    _ = try await store.setRules([Self.rule, jam])
    _ = try await store.save(1, client: "a", sequence: 5, id: "tea")
    guard case .saved = try await store.save(1, client: "a", sequence: 5, id: "jam") else {
      Issue.record("a sequence counts for one number only")
      return
    }
  }

  @Test("owners do not see each other's numbers")
  func owners() async throws {
    let store = try SQLiteStore(path: path)
    _ = try await store.setRules([Self.rule])
    _ = try await store.save(4, client: "a", sequence: 1)
    let other = try store.document(of: NumberKey(owner: Owner(name: "other"), id: "tea"))
    #expect(other?.number == nil)
    #expect(other?.version == 1)
  }

  @Test("S45, S50: of many savers over one version, in two processes' stores, exactly one wins")
  func oneWinner() async throws {
    let stores = [try SQLiteStore(path: path), try SQLiteStore(path: path)]
    _ = try await stores[0].setRules([Self.rule])
    for round in 1...10 {
      let base = try #require(try stores[0].document())
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
      let present = try #require(try stores[1].document())
      #expect(outcomes.count { $0 == .saved(present) } == 1)
      #expect(outcomes.count { $0 == .stale(present) } == 19)
      #expect(present.version == base.version + 1)
    }
  }

  @Test("S48, S49: saves to many numbers at once are all kept")
  func manyNumbers() async throws {
    let store = try SQLiteStore(path: path)
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
    let documents = try store.documents(of: ids, owner: .everyone)
    #expect(documents.map(\.number) == (0..<65).map { ExactDecimal($0) })
  }

  @Test("a reader always sees a whole document while others write")
  func wholeDocuments() async throws {
    let store = try SQLiteStore(path: path)
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
          let document = try #require(try store.document())
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

  @Test("rules are set all or none, and each tells what became of it")
  func rules() async throws {
    let store = try SQLiteStore(path: path)
    let jam = IdentifiedRule(id: "jam", rule: NumberRule())
    #expect(try await store.setRules([Self.rule, jam]) == [.added, .added])
    let changed = IdentifiedRule(id: "jam", rule: NumberRule(maximum: 3))
    #expect(try await store.setRules([Self.rule, changed]) == [.unchanged, .changed])
    #expect(try await store.setRules([]) == [])
  }

  @Test("every digit and every bound of a rule is kept")
  func digits() async throws {
    let store = try SQLiteStore(path: path)
    let rule = NumberRule(
      defaultNumber: ExactDecimal("-0.050")!, minimum: ExactDecimal("-9223372036854775808")!,
      maximum: ExactDecimal("9.223372036854775807")!,
      increment: ExactDecimal("0.000000000000000001")!, incrementBase: .none)
    _ = try await store.setRules([IdentifiedRule(id: "x", rule: rule)])
    let kept = try #require(try store.document("x")?.rule)
    #expect(kept.jsonBytes == rule.jsonBytes)
  }

  @Test("a database of another program is left alone")
  func foreignDatabase() async throws {
    try await sqlite("CREATE TABLE notes (text); INSERT INTO notes VALUES ('mine')")
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(
      throws: StoreError.failed("the file is a database of another program")
    ) { try SQLiteStore(path: path) }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("a database of a later version is left alone")
  func laterVersion() async throws {
    do {
      let store = try SQLiteStore(path: path)
      store.close()
    }
    try await sqlite("PRAGMA user_version = 3")
    #expect(throws: StoreError.failed("the database is of version 3, not 2")) {
      try SQLiteStore(path: path)
    }
  }

  @Test("a database of version 1 is brought up to date, and what it keeps stays")
  func earlierVersion() async throws {
    do {
      let store = try SQLiteStore(path: path)
      _ = try await store.setRules([IdentifiedRule(id: "tea", rule: NumberRule(maximum: 9))])
      _ = try await store.save(4, client: "a", sequence: 1)
      store.close()
    }
    try await sqlite("DROP TABLE sessions; PRAGMA user_version = 1")
    let store = try SQLiteStore(path: path)
    #expect(try store.document()?.number == 4)
    let token = try #require(Token("0123456789abcdef"))
    #expect(try store.owner(of: token.hash) == nil)
    store.close()
  }

  @Test("what is no database cannot be opened", arguments: ["not a database at all, but a text"])
  func noDatabase(text: String) throws {
    let path = try folder.write(String(repeating: text, count: 100), to: "text")
    #expect(throws: StoreError.self) { try SQLiteStore(path: path) }
    #expect(throws: StoreError.self) { try SQLiteStore(path: folder.path("none/numbers.sqlite")) }
    #expect(throws: StoreError.self) { try SQLiteStore(path: folder.url.path()) }
  }

  @Test("a damaged number is reported, never guessed")
  func damaged() async throws {
    let store = try SQLiteStore(path: path)
    _ = try await store.setRules([Self.rule])
    _ = try await store.save(4, client: "a", sequence: 1)
    try await sqlite("UPDATE numbers SET number = '4x'")
    #expect(throws: StoreError.failed("\"4x\" is kept where a decimal should be")) {
      try store.document()
    }
  }

  @Test("each save is on disk before it is answered")
  func durability() async throws {
    let store = try SQLiteStore(path: path)
    _ = try await store.setRules([Self.rule])
    let log = URL(filePath: path + "-wal")
    for sequence in 1...5 {
      let before = try Data(contentsOf: log).count
      _ = try await store.save(ExactDecimal(sequence), client: "a", sequence: sequence)
      #expect(try Data(contentsOf: log).count > before)
    }
    store.close()
    #expect(try Data(contentsOf: log).isEmpty, "closing moves the log into the database")
  }

  /// Runs SQL in a process of its own.
  private func sqlite(_ sql: String) async throws {
    let shell = try ChildProcess("/usr/bin/sqlite3", [path, sql], keeping: STDERR_FILENO)
    #expect(try await shell.end() == 0, "\(shell.output)")
  }
}
