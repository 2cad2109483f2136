import Foundation
import NumberServer
import Testing

@Suite("Very many connections", .serialized)
struct IdleConnectionTests {
  /// Both ends of each connection are in this process, beside those of other tests, so there are fewer
  /// where the system grants fewer than 24,000 descriptors.
  private static let count: Int = {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return min(10_000, (Int(clamping: limit.rlim_max) - 4_000) / 2)
  }()

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

  private func connections(_ server: TestServer) throws -> Int? {
    try server.metrics().text.split(separator: "\n")
      .first { $0.hasPrefix("number_server_connections ") }
      .flatMap { Int($0.drop { !$0.isNumber }) }
  }
}
