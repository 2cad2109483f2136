import Foundation
import NumberContract
import NumberSelect
import TestSupport
import Testing

@testable import NumberServer

@Suite("The store in an SQLite file")
struct SQLiteStoreTests {
  private let folder: TemporaryFolder
  private let path: String
  private static let rule = IdentifiedRule(id: "tea", rule: NumberRule(minimum: 1, maximum: 10))

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("numbers.sqlite")
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
    try await sqlite("PRAGMA user_version = 6")
    #expect(throws: StoreError.failed("the database is of version 6, not 5")) {
      try SQLiteStore(path: path)
    }
  }

  @Test("a database of an earlier version is brought up to date, and what it keeps stays")
  func earlierVersions() async throws {
    for version in 1...4 {
      let path = try await database(ofVersion: version)
      #expect(try SQLiteFile(path: path).faults().isEmpty, "the check leaves it as it is")
      let store = try SQLiteStore(path: path)
      let document = try #require(try await store.document())
      #expect(document.number == 4)
      #expect(document.version == 5)
      #expect(document.store == "00c0ffee00c0ffee")
      #expect(try await store.save(2, client: "b", sequence: 1) == .repeated(document))
      let token = try #require(Token("0123456789abcdef")).hash
      let owner = try await store.owner(of: token)
      #expect(owner == (version == 1 ? nil : Owner(name: "somebody")))
      let others = try await store.document(of: Owner(name: "somebody"))
      #expect(others?.number == (version == 1 ? nil : 9))
      #expect(try await store.endSessions(unusedFor: 30) == 0)
      store.close()
      #expect(try SQLiteFile(path: path).faults().isEmpty)
    }
  }

  @Test("an upgraded database has the same tables as a new one", arguments: 1...4)
  func sameTables(version: Int) async throws {
    try SQLiteStore(path: path).close()
    let upgraded = try await database(ofVersion: version)
    try SQLiteStore(path: upgraded).close()
    let tables = try await tables(of: path)
    #expect(try await self.tables(of: upgraded) == tables)
    #expect(tables.contains("tokens|role|TEXT|1||0"))
    #expect(tables.contains("sessions_by_use|used"))
  }

  /// Each table with its options, columns, indices and references.
  private func tables(of path: String) async throws -> [Substring] {
    let shell = try ObservedProcess(
      "/usr/bin/sqlite3",
      [
        path,
        """
        SELECT name, type, wr, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite%' ORDER BY 1;
        SELECT t.name, c.name, c.type, "notnull", dflt_value, c.pk
        FROM pragma_table_list t, pragma_table_xinfo(t.name) c
        WHERE t.name NOT LIKE 'sqlite%' ORDER BY t.name, cid;
        SELECT i.name, c.name FROM pragma_table_list t, pragma_index_list(t.name) i,
          pragma_index_info(i.name) c WHERE t.name NOT LIKE 'sqlite%' ORDER BY i.name, seqno;
        SELECT t.name, f."from", f."table"
        FROM pragma_table_list t, pragma_foreign_key_list(t.name) f;
        PRAGMA user_version; PRAGMA application_id;
        """,
      ], keeping: STDOUT_FILENO)
    #expect(try await shell.end() == 0)
    return shell.output.split(separator: "\n")
  }

  @Test(
    "the saves that version 3 kept in a table of their own are remembered in their order, as later",
    arguments: 3...4)
  func savesOfEarlierVersions(version: Int) async throws {
    let store = try SQLiteStore(path: try await database(ofVersion: version))
    let document = try #require(try await store.document("jam"))
    #expect(document.writer == .init(client: "b", sequence: 7))
    #expect(document.version == 6)
    for save in [
      NumberSave(number: 1, client: "b", sequence: 7),
      NumberSave(number: nil, client: "m", sequence: 3),
      NumberSave(number: 2, client: "z", sequence: 9),
    ] {
      let (client, sequence) = (save.writer.client, save.writer.sequence)
      #expect(
        try await store.save(save.number, client: client, sequence: sequence, id: "jam")
          == .repeated(document))
      #expect(
        try await store.save(7, client: client, sequence: sequence, id: "jam")
          == .sequenceUsed(document))
    }
    for client in 0..<62 {
      _ = try await store.save(1, client: "c\(client)", sequence: 1, id: "jam")
    }
    let later = try #require(try await store.document("jam"))
    #expect(try await store.save(nil, client: "m", sequence: 3, id: "jam") == .repeated(later))
    guard case .saved = try await store.save(5, client: "z", sequence: 1, id: "jam") else {
      Issue.record("who saved the longest time ago is forgotten first")
      return
    }
  }

  @Test("a database that somebody has open is not put back from a backup, and stays as it is")
  func restoredWhileOpen() async throws {
    let store = try SQLiteStore(path: path)
    _ = try await store.setRules([Self.rule])
    let document = try await store.document()
    #expect(throws: StoreError.unavailable("another process has the database open")) {
      try SQLiteStore(path: path, isRestored: true)
    }
    #expect(try await store.document() == document)
    guard case .saved(let saved) = try await store.save(2, client: "a", sequence: 1) else {
      Issue.record("saves go on")
      return
    }
    #expect(saved.store == document?.store)
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
    await #expect(throws: StoreError.failed("\"4x\" is kept where a decimal should be")) {
      try await store.document()
    }
  }

  @Test("what another process writes is answered at once, however often it was read before")
  func foreignWrites() async throws {
    let store = try SQLiteStore(path: path)
    _ = try await store.setRules([Self.rule])
    _ = try await store.save(1, client: "a", sequence: 1)
    for number in 2...6 {
      for _ in 1...10 { #expect(try await store.document()?.number == ExactDecimal(number - 1)) }
      if number == 4 { try await sqlite("PRAGMA wal_checkpoint(TRUNCATE)") }
      #expect(try await store.documents(["tea"]).map(\.number) == [ExactDecimal(number - 1)])
      try await sqlite("UPDATE numbers SET counter = counter + 1, number = '\(number)'")
      #expect(try await store.documents(["tea"]).map(\.number) == [ExactDecimal(number)])
    }
    try await sqlite("UPDATE rules SET counter = counter + 1, maximum = '5'")
    #expect(try await store.document()?.rule.maximum == 5)
    try await sqlite("DELETE FROM numbers; DELETE FROM rules")
    #expect(try await store.document() == nil)
  }

  @Test("a log without a frame is no state that could come again")
  func stateOfAnEmptyLog() async throws {
    let store = try SQLiteStore(path: path)
    let connection = try SQLiteConnection(path: path)
    _ = try await store.setRules([Self.rule])
    try connection.execute("SELECT count(*) FROM rules")
    try connection.followState()
    #expect(connection.state != nil)
    try await sqlite("PRAGMA wal_checkpoint(TRUNCATE)")
    #expect(connection.state == nil)
    _ = try await store.save(1, client: "a", sequence: 1)
    #expect(connection.state != nil)
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

  /// A database as the server of an earlier version has left it.
  private func database(ofVersion version: Int) async throws -> String {
    let path = folder.path("version-\(version).sqlite")
    let dump = URL(filePath: #filePath).appending(path: "../Dumps/version-\(version).sql")
      .standardized.path(percentEncoded: false)
    let shell = try ObservedProcess(
      "/usr/bin/sqlite3", [path, ".read \(dump)"], keeping: STDERR_FILENO)
    #expect(try await shell.end() == 0, "\(shell.output)")
    return path
  }

  /// Runs SQL in a process of its own.
  private func sqlite(_ sql: String) async throws {
    let shell = try ObservedProcess("/usr/bin/sqlite3", [path, sql], keeping: STDERR_FILENO)
    #expect(try await shell.end() == 0, "\(shell.output)")
  }
}
