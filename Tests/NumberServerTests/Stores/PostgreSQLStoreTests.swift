import ChildProcesses
import Foundation
import NumberContract
import NumberSelect
import Testing

@testable import NumberServer

@Suite("The store in a PostgreSQL database")
struct PostgreSQLStoreTests {
  private static let rule = IdentifiedRule(id: "tea", rule: NumberRule())

  private func makePlace() async throws -> PostgreSQLPlace {
    try await PostgreSQLCluster.shared.get().makeDatabase()
  }

  @Test("what one server changes is told to the others")
  func changes() async throws {
    let stores = try await makePlace().open(2)
    let told = Shared<[StoreChange]>([])
    stores[1].tellChanges { change in told.change { $0.append(change) } }
    try await eventually { told.value == [.anything] }
    _ = try await stores[0].setRules([Self.rule])
    try await eventually { told.value == [.anything, .rule("tea")] }
    _ = try await stores[0].save(4, client: "a", sequence: 1, of: Owner(name: "b"))
    let number = StoreChange.number(NumberKey(owner: Owner(name: "b"), id: "tea"))
    try await eventually { told.value == [.anything, .rule("tea"), number] }
    for store in stores { store.close() }
  }

  @Test("more changes than one notification can carry are all told")
  func manyChanges() async throws {
    let stores = try await makePlace().open(2)
    let isHearing = Shared(false)
    let told = Shared<Set<String>>([])
    stores[1].tellChanges { change in
      if case .anything = change { isHearing.change { $0 = true } }
      if case .rule(let id) = change { told.change { $0.insert(id) } }
    }
    try await eventually { isHearing.value }
    let ids = (1...500).map { "\($0)-\(String(repeating: "x", count: 100))" }
    _ = try await stores[0].setRules(ids.map { IdentifiedRule(id: $0, rule: NumberRule()) })
    try await eventually { told.value == Set(ids) }
    for store in stores { store.close() }
  }

  @Test("servers that start at the same time make the tables once")
  func together() async throws {
    let place = try await makePlace()
    let names = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let store = try place.open()
          _ = try await store.setRules([Self.rule])
          return try await store.document()?.store
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(names.count == 1)
  }

  @Test("a server that waited while another one made the tables does not make them again")
  func waiting() async throws {
    let place = try await makePlace()
    let locks = """
      SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE locktype = 'advisory' AND datname = current_database()
      """
    let other = try place.start(
      """
      SELECT pg_advisory_xact_lock(\(PostgreSQLSchema.lock));
      CREATE SCHEMA number_server;
      \(PostgreSQLSchema.steps.joined())
      UPDATE number_server.store SET version = \(PostgreSQLSchema.steps.count);
      DO $$ BEGIN
        WHILE NOT EXISTS (\(locks) AND NOT granted) LOOP PERFORM pg_sleep(0.01); END LOOP;
      END $$;
      """)
    try await eventually { try await place.run("SELECT EXISTS (\(locks) AND granted)") == "t" }
    let store = try place.open()
    #expect(try await other.end() == 0)
    _ = try await store.setRules([Self.rule])
    store.close()
  }

  @Test("a database of a later version is left alone")
  func laterVersion() async throws {
    let place = try await makePlace()
    try place.open().close()
    try await place.run("UPDATE number_server.store SET version = 99")
    #expect(throws: StoreError.failed("the database is of version 99, not 3")) {
      try place.open()
    }
  }

  @Test("other tables of the database are left alone, whatever they are called")
  func otherTables() async throws {
    let place = try await makePlace()
    try await place.run("CREATE TABLE numbers (n int); CREATE TABLE store (n int)")
    let store = try place.open()
    _ = try await store.setRules([Self.rule])
    _ = try await store.save(4, client: "a", sequence: 1)
    #expect(try await place.run("SELECT count(*) FROM numbers") == "0")
  }

  @Test("a role without any right needs only the schema")
  func fewRights() async throws {
    let place = try await makePlace()
    let role = "r\(UUID().uuidString.filter(\.isHexDigit).lowercased())"
    try await place.run(
      "CREATE ROLE \(role) LOGIN; CREATE SCHEMA number_server AUTHORIZATION \(role)")
    let address = try #require(
      PostgreSQLAddress(place.uri.replacing("//postgres@", with: "//\(role)@")))
    let store = try PostgreSQLStore(address)
    _ = try await store.setRules([Self.rule])
    #expect(try await store.document() != nil)
  }

  @Test("a damaged number is reported, never guessed")
  func damaged() async throws {
    let place = try await makePlace()
    let store = try place.open()
    _ = try await store.setRules([Self.rule])
    _ = try await store.save(4, client: "a", sequence: 1)
    try await place.run("UPDATE number_server.numbers SET number = '4x'")
    let damage = StoreError.failed("\"4x\" is kept where a decimal should be")
    await #expect(throws: damage) { try await store.document() }
    await #expect(throws: damage) { try await store.save(5, client: "a", sequence: 2) }
    try await place.run("UPDATE number_server.numbers SET number = '4', remembered = 'a b c'")
    await #expect(
      throws: StoreError.failed("\"a b c\" is kept where a client's last save should be")
    ) { try await store.save(5, client: "a", sequence: 2) }
  }

  @Test("what is no database is a clear error, and no password is told")
  func unreachable() throws {
    let address = try #require(
      PostgreSQLAddress("postgres://me:hush@127.0.0.1:1/shop?connect_timeout=2"))
    #expect(address.place == "postgres://127.0.0.1:1/shop")
    let error = #expect(throws: StoreError.self) { try PostgreSQLStore(address) }
    #expect("\(error!)".contains("Connection refused"))
    #expect(!"\(error!)".contains("hush"))
    #expect(PostgreSQLAddress("postgres://me:hush@[::1/shop") == nil)
    #expect(PostgreSQLAddress("numbers.sqlite") == nil)
  }

  @Test("connections that are dropped all the time lose no save and double none")
  func droppedConnections() async throws {
    let place = try await makePlace()
    try await saveWhile(place.open()) { calm in
      for _ in 1...20 {
        try await place.dropConnections()
        try await calm()
      }
    }
  }

  @Test("a database that crashes and comes back lost no save and doubled none")
  func restarted() async throws {
    let cluster = try PostgreSQLCluster()
    try await saveWhile(cluster.makeDatabase().open()) { calm in
      for command in [.stop, .shutdown, .stop] as [TemporaryPostgreSQL.Command] {
        try await calm()
        try cluster.tell(command)
        try cluster.tell(.start)
      }
    }
  }

  @Test("while the database is away, questions are answered as unavailable after some seconds")
  func away() async throws {
    let cluster = try PostgreSQLCluster()
    let store = try await cluster.makeDatabase().open()
    _ = try await store.setRules([Self.rule])
    try cluster.tell(.stop)
    for _ in 1...2 {
      do {
        _ = try await store.document()
        Issue.record("it was answered")
      } catch StoreError.unavailable {}
    }
    try cluster.tell(.start)
    #expect(try await store.document() != nil)
  }

  /// Saves as several clients while something happens to the database, and expects that each save
  /// has made one version.
  private func saveWhile(
    _ store: any NumberStore, _ trouble: (_ calm: () async throws -> Void) async throws -> Void
  ) async throws {
    _ = try await store.setRules([Self.rule])
    let savers = (1...8).map { Saver("c\($0)", store) }
    for saver in savers { saver.saveNext() }
    try await trouble {
      let before = savers.map(\.saved)
      try await eventually { zip(before, savers).allSatisfy { $0 < $1.saved } }
    }
    for saver in savers { saver.stop() }
    try await eventually { savers.allSatisfy(\.hasStopped) }
    #expect(savers.flatMap(\.refusals).isEmpty)
    #expect(try await store.document()?.version == 1 + savers.reduce(0) { $0 + $1.saved })
  }
}

/// A client that saves one number after the other, each again until it is answered.
private final class Saver: Sendable {
  private struct State {
    var saved = 0
    var refusals: [SaveOutcome] = []
    var isAskedToStop = false
    var hasStopped = false
  }

  private let client: String
  private let store: any NumberStore
  private let state = Shared(State())

  init(_ client: String, _ store: any NumberStore) {
    self.client = client
    self.store = store
  }

  var saved: Int { state.value.saved }
  var refusals: [SaveOutcome] { state.value.refusals }
  var hasStopped: Bool { state.value.hasStopped }

  func stop() {
    state.change { $0.isAskedToStop = true }
  }

  func saveNext() {
    let sequence = saved + 1
    store.save(
      NumberSave(number: ExactDecimal(sequence), client: client, sequence: sequence),
      to: NumberKey(owner: .everyone, id: "tea"), if: .any
    ) { [self] result in
      state.change { state in
        if case .success(let outcome) = result {
          state.saved += 1
          if !outcome.isCarriedOut { state.refusals.append(outcome) }
          state.hasStopped = state.isAskedToStop
        }
      }
      if !hasStopped { saveNext() }
    }
  }
}

extension SaveOutcome {
  fileprivate var isCarriedOut: Bool {
    switch self {
    case .saved, .repeated: true
    default: false
    }
  }
}
