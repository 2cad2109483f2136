import Foundation
import NumberContract
import NumberSelect
import Testing

@testable import NumberServer

@Suite("A PostgreSQL database of an earlier version")
struct PostgreSQLUpgradeTests {
  /// A database as the server of an earlier version has left it.
  private func place(ofVersion version: Int) async throws -> PostgreSQLPlace {
    let place = try await PostgreSQLCluster.shared.get().makeDatabase()
    let dump = URL(filePath: #filePath)
      .appending(path: "../Dumps/postgresql-version-\(version).sql")
    try await place.run(String(contentsOf: dump.standardized, encoding: .utf8))
    return place
  }

  @Test("is brought up to date, and what it keeps stays", arguments: 1...2)
  func earlierVersion(version: Int) async throws {
    let place = try await place(ofVersion: version)
    let store = try place.open()
    let document = try #require(try await store.document())
    #expect(document.number == 4)
    #expect(document.version == 5)
    #expect(document.store == "00c0ffee00c0ffee")
    #expect(document.writer == NumberDocument.Writer(client: "a", sequence: 7))
    #expect(document.rule == NumberRule(defaultNumber: 1, minimum: 1, maximum: 10))
    #expect(try await store.save(2, client: "b", sequence: 1) == .repeated(document))
    let token = try #require(Token("0123456789abcdef")).hash
    #expect(try await store.owner(of: token) == Owner(name: "somebody"))
    #expect(try await store.document(of: Owner(name: "somebody"))?.number == 9)
    #expect(try await store.endSessions(unusedFor: 30) == 0)
    let taken = try await store.takeOver(token, by: Owner(name: "customer"))
    #expect(taken == .done(taken: ["tea"], kept: []))
    #expect(try await store.document(of: Owner(name: "customer"))?.number == 9)
    store.close()
  }

  @Test("has the same tables afterwards as a new one", arguments: 1...2)
  func sameTables(version: Int) async throws {
    let place = try await place(ofVersion: version)
    let new = try await PostgreSQLCluster.shared.get().makeDatabase()
    for place in [place, new] { try place.open().close() }
    let tables = try await Self.tables(of: place)
    #expect(try await Self.tables(of: new) == tables)
    #expect(tables.contains("tokens|role|text"))
  }

  @Test("is upgraded once by servers that start at the same time, and each of them serves it")
  func together() async throws {
    let place = try await place(ofVersion: 1)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for client in 1...8 {
        group.addTask {
          let store = try place.open()
          _ = try await store.save(5, client: "client-\(client)", sequence: 1)
          store.close()
        }
      }
      try await group.waitForAll()
    }
    let store = try place.open()
    #expect(try await store.document()?.version == 13)
    store.close()
  }

  @Test("stays as it is if the upgrade cannot be finished")
  func failure() async throws {
    let place = try await place(ofVersion: 1)
    let before = try await Self.tables(of: place)
    try await place.run("CREATE TABLE number_server.tokens (in_the_way text)")
    #expect(throws: StoreError.self) { try place.open() }
    try await place.run("DROP TABLE number_server.tokens")
    #expect(try await Self.tables(of: place) == before)
    #expect(try await place.run("SELECT version FROM number_server.store") == "1")
    let store = try place.open()
    #expect(try await store.document()?.number == 4)
    store.close()
  }

  @Test("is upgraded under a server of the version before, which goes on with its sessions")
  func underAnEarlierServer() async throws {
    let place = try await place(ofVersion: 2)
    let beginSession = """
      INSERT INTO number_server.sessions (token_hash, owner, is_anonymous, used)
      SELECT $1, $2, true, day FROM number_server.calendar
      """
    let earlier = try PostgreSQLConnection(PostgreSQLAddress(place.uri)!)
    try earlier.execute("PREPARE begin_session(text, text) AS \(beginSession)")
    try earlier.execute("EXECUTE begin_session('before', 'a')")
    let store = try place.open()
    try earlier.execute("EXECUTE begin_session('after', 'b')")
    store.close()
    let owners = try await place.run(
      "SELECT owner FROM number_server.sessions WHERE token_hash IN ('before', 'after') ORDER BY 1")
    #expect(owners == "a\nb")
  }

  /// The columns and indexes of all tables, a line each.
  private static func tables(of place: PostgreSQLPlace) async throws -> String {
    try await place.run(
      """
      SELECT table_name, column_name, data_type, collation_name, column_default, is_nullable
      FROM information_schema.columns WHERE table_schema = 'number_server'
      UNION ALL
      SELECT tablename, indexname, indexdef, '', '', ''
      FROM pg_indexes WHERE schemaname = 'number_server' ORDER BY 1, 2
      """)
  }
}
