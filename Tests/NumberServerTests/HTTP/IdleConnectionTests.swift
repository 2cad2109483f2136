import Foundation
import NumberServer
import TestSupport
import Testing

/// One after the other, because each takes nearly all descriptors that a process may have.
@Suite("Very many connections", .serialized)
struct IdleConnectionTests {
  private static let count = count(ends: 2)

  /// How many connections to make of which so many ends are in this process, beside those of other
  /// tests: fewer than 10,000 where the system grants fewer descriptors than that takes.
  private static func count(ends: Int) -> Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return min(10_000, (Int(clamping: limit.rlim_max) - 8_000) / ends)
  }

  private func patient() -> ServerLimits {
    var limits = ServerLimits()
    limits.connections = Self.count + 10
    limits.connectionsPerAddress = Self.count + 10
    limits.idleSeconds = 3_600
    limits.requestSeconds = 3_600
    return limits
  }

  @Test("10,000 idle connections keep nobody waiting, are all served again, and leave nothing")
  func idle() async throws {
    let server = try await TestServer(limits: patient(), hasMetrics: true)
    var idle: [RawConnection] = []
    for _ in 0..<Self.count {
      let connection = try server.connect()
      #expect(try connection.get("/v1/numbers/tea").status == 200)
      idle.append(connection)
    }
    #expect(try server.put(4, over: "*").status == 200)
    #expect(try connections(server) == Self.count)
    for connection in idle {
      #expect(try connection.get("/v1/numbers/tea").text.contains(#""number":"4""#))
    }
    idle.removeAll()
    try await eventually { try connections(server) == 0 }
  }

  @Test("ten thousand connections that say nothing do not disturb the others, and go by themselves")
  func silent() async throws {
    let folder = try TemporaryFolder()
    let rules = try folder.write(#"[{"id":"tea","rule":{"maximum":"1000000"}}]"#, to: "rules.json")
    let count = Self.count(ends: 1)
    let server = try NumberServerCommand([
      "--open", "--listen", "127.0.0.1:0", "--database", folder.path("numbers.sqlite"),
      "--load", rules, "--metrics-listen", "127.0.0.1:0",
      "--connections", "12000", "--connections-per-address", "12000",
    ])
    let port = try await server.port()
    let metrics = try #require(
      server.log.firstMatch(of: /"metrics":"127.0.0.1:(\d+)"/).flatMap { UInt16($0.1) })
    func figure(_ name: String) throws -> Int {
      let text = try RawConnection(port: metrics).get("/metrics").text
      let line = text.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
      return try #require(line.flatMap { Int($0.dropFirst(name.count + 1)) })
    }
    let before = try figure("process_resident_memory_bytes")
    let idle = try (0..<count).map { _ in try RawConnection(port: port) }
    let busy = try RawConnection(port: port)
    for sequence in 1...100 {
      #expect(try busy.put(sequence, sequence: sequence).status == 200)
      #expect(try busy.get("/v1/numbers/tea").status == 200)
    }
    let each = (try figure("process_resident_memory_bytes") - before) / count
    #expect(each < 64 * 1024 || isSanitized, "a connection takes no more than it may")
    try await eventually { try figure("number_server_connections") <= 1 }
    withExtendedLifetime(idle) {}
    server.signal(SIGTERM)
    #expect(try await server.end() == 0)
  }

  private func connections(_ server: TestServer) throws -> Int? {
    try server.metrics().text.split(separator: "\n")
      .first { $0.hasPrefix("number_server_connections ") }
      .flatMap { Int($0.drop { !$0.isNumber }) }
  }
}

/// Whether the programs are built with the thread sanitizer, which takes memory of its own.
private let isSanitized = dlsym(nil, "__tsan_init") != nil
