import Foundation
import NumberContract
import NumberSelect
import NumberServer
import Testing

@Suite("Two servers on one database")
struct SharedDatabaseTests {
  private let place: PostgreSQLPlace
  private let servers: [SharingServer]

  init() async throws {
    place = try await PostgreSQLCluster.shared.get().makeDatabase()
    servers = try [SharingServer(place), SharingServer(place)]
    _ = try await servers[0].store.setRules([
      IdentifiedRule(id: "tea", rule: NumberRule(maximum: 1_000))
    ])
  }

  @Test("what one has answered counts at the other at once")
  func nothingOld() throws {
    let connections = try servers.map { try $0.connect() }
    for sequence in 1...50 {
      let saved = try connections[sequence % 2].put(sequence, sequence: sequence)
      #expect(saved.status == 200)
      let read = try connections[1 - sequence % 2].get("/v1/numbers/tea")
      #expect(read.body == saved.body)
      let again = try connections[1 - sequence % 2].put(sequence, sequence: sequence)
      #expect(again.body == saved.body, "the other one remembers the save too")
    }
  }

  @Test("a subscriber of one hears what is saved at the other")
  func streams() async throws {
    let stream = try servers[1].listen()
    _ = try stream.read(until: #""version":1"#)
    let connection = try servers[0].connect()
    for sequence in 1...20 {
      #expect(try connection.put(sequence, sequence: sequence).status == 200)
      _ = try stream.read(until: #""number":"\#(sequence)""#)
    }
    _ = try await servers[0].store.setRules([
      IdentifiedRule(id: "tea", rule: NumberRule(maximum: 77))
    ])
    _ = try stream.read(until: #""maximum":"77""#)
  }

  @Test("a subscriber hears what was saved while its server could not hear")
  func missed() async throws {
    let streams = try servers.map { try $0.listen() }
    for stream in streams { _ = try stream.read(until: #""version":1"#) }
    let connection = try servers[0].connect()
    for sequence in 1...5 {
      try await place.dropConnections()
      #expect(try connection.put(sequence, sequence: sequence).status == 200)
      for stream in streams { _ = try stream.read(until: #""number":"\#(sequence)""#) }
    }
  }

  @Test("where the database cannot notify, subscribers hear all the same")
  func withoutNotifications() async throws {
    let place = try await PostgreSQLCluster.shared.get().makeDatabase()
    let role = "r\(UUID().uuidString.filter(\.isHexDigit).lowercased())"
    try await place.run(
      """
      CREATE ROLE \(role) LOGIN;
      CREATE SCHEMA number_server AUTHORIZATION \(role);
      REVOKE EXECUTE ON FUNCTION pg_notify FROM PUBLIC
      """)
    let quiet = try [SharingServer(place, as: role), SharingServer(place, as: role)]
    _ = try await quiet[0].store.setRules([
      IdentifiedRule(id: "tea", rule: NumberRule(maximum: 1_000))
    ])
    let stream = try quiet[1].listen()
    #expect(try quiet[0].connect().put(4, sequence: 1).status == 200)
    _ = try stream.read(until: #""number":"4""#)
  }
}

/// A server on a database that others may use too.
private final class SharingServer: Sendable {
  let store: PostgreSQLStore
  private let server: HTTPServer

  init(_ place: PostgreSQLPlace, as role: String = "postgres") throws {
    let uri = place.uri.replacing("//postgres@", with: "//\(role)@")
    store = try PostgreSQLStore(#require(PostgreSQLAddress(uri)))
    server = try HTTPServer(
      on: ListenAddress("127.0.0.1:0")!, store: store, log: ServerLog { _ in })
  }

  deinit {
    server.stop()
    store.close()
  }

  func connect() throws -> RawConnection {
    try RawConnection(port: server.address.port)
  }

  func listen() throws -> RawConnection {
    let connection = try connect()
    connection.send("GET /v1/events?id=tea HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return connection
  }
}
