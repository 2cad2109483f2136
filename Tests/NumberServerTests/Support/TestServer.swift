import Foundation
import NumberContract
import NumberSelect
import NumberServer
import TestSupport
import Testing

/// A server on a free port with a database of its own.
final class TestServer: Sendable {
  let store: SQLiteStore
  let port: UInt16
  let folder: TemporaryFolder
  private let server: HTTPServer

  init(
    rules: [String: NumberRule] = ["tea": NumberRule(defaultNumber: 1, minimum: 1, maximum: 10)],
    access: Access = .open, pages: Pages = .none, network: NetworkPolicy = NetworkPolicy(),
    limits: ServerLimits = ServerLimits(), hasMetrics: Bool = false, logsRequests: Bool = false,
    log: ServerLog = ServerLog { _ in }
  ) async throws {
    var limits = limits
    limits.lingeringSeconds = 0
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.path("numbers.sqlite"))
    server = try HTTPServer(
      on: ListenAddress("127.0.0.1:0")!, store: store, access: access, pages: pages,
      network: network, limits: limits,
      metricsAddress: hasMetrics ? ListenAddress("127.0.0.1:0")! : nil, logsRequests: logsRequests,
      log: log)
    port = server.address.port
    _ = try await store.setRules(rules.map(IdentifiedRule.init))
  }

  deinit {
    server.stop()
    store.close()
  }

  /// All that the database's files hold at present.
  func databaseBytes() throws -> [UInt8] {
    try ["numbers.sqlite", "numbers.sqlite-wal"].flatMap { name in
      try Array(Data(contentsOf: URL(filePath: folder.path(name))))
    }
  }

  /// What it tells at its other address.
  func metrics(_ target: String = "/metrics") throws -> Reply {
    try RawConnection(port: #require(server.metricsAddress).port).get(target)
  }

  /// Says that it is going to stop, and goes on.
  func announceStop() {
    server.announceStop()
  }

  func connect() throws -> RawConnection {
    try RawConnection(port: port)
  }

  /// Sends a request over a connection of its own.
  func send(
    _ method: String, _ target: String, _ headers: [String: String] = [:], body: String? = nil
  ) throws -> Reply {
    var request = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    for (name, value) in headers { request += "\(name): \(value)\r\n" }
    if let body { request += "Content-Length: \(body.utf8.count)\r\n" }
    let connection = try connect()
    connection.send("\(request)\r\n\(body ?? "")")
    return try connection.reply(hasBody: method != "HEAD")
  }

  func get(_ target: String) throws -> Reply {
    try send("GET", target)
  }

  func document(_ id: String = "tea") throws -> NumberDocument {
    try get("/v1/numbers/\(id)").message()
  }

  /// Sends a save.
  func put(
    _ number: ExactDecimal?, client: String = "a", sequence: Int = 1, id: String = "tea",
    over condition: String?
  ) throws -> Reply {
    var headers = ["Content-Type": Contract.documentType]
    headers["If-Match"] = condition
    let save = NumberSave(number: number, client: client, sequence: sequence)
    return try send(
      "PUT", "/v1/numbers/\(id)", headers, body: String(decoding: save.json, as: UTF8.self))
  }

  func put(
    _ number: ExactDecimal?, client: String = "a", sequence: Int = 1, id: String = "tea",
    over document: NumberDocument
  ) throws -> Reply {
    try put(
      number, client: client, sequence: sequence, id: id, over: document.entityTag.description)
  }

  func putRule(_ json: String, id: String = "tea") throws -> Reply {
    try send("PUT", "/v1/rules/\(id)", ["Content-Type": Contract.documentType], body: json)
  }
}

extension NumberStore {
  func setRules(_ rules: [IdentifiedRule]) async throws -> [RuleChange] {
    try await withCheckedThrowingContinuation { continuation in
      setRules(rules) { continuation.resume(with: $0) }
    }
  }

  func save(
    _ number: ExactDecimal?, client: String, sequence: Int, id: String = "tea",
    of owner: Owner = .everyone, in session: TokenHash? = nil,
    if condition: EntityTagCondition? = .any
  ) async throws -> SaveOutcome {
    let save = NumberSave(number: number, client: client, sequence: sequence)
    return try await withCheckedThrowingContinuation { continuation in
      self.save(save, to: NumberKey(owner: owner, id: id), in: session, if: condition) {
        continuation.resume(with: $0)
      }
    }
  }

  func document(
    _ id: String = "tea", of owner: Owner = .everyone
  ) async throws -> NumberDocument? {
    try await withCheckedThrowingContinuation { continuation in
      document(of: NumberKey(owner: owner, id: id)) { continuation.resume(with: $0) }
    }
  }

  func documents(_ ids: [String], of owner: Owner = .everyone) async throws -> [NumberDocument] {
    try await withCheckedThrowingContinuation { continuation in
      documents(of: ids, owner: owner) { continuation.resume(with: $0) }
    }
  }

  func owner(of token: TokenHash) async throws -> Owner? {
    try await withCheckedThrowingContinuation { continuation in
      owner(of: token) { continuation.resume(with: $0) }
    }
  }
}
