import NumberContract
import NumberServer
import Testing

@Suite("Who asks too often")
struct RateLimitTests {
  private func send(
    _ count: Int, to server: TestServer, _ headers: [String: String] = [:]
  ) throws -> [Reply] {
    try (0..<count).map { _ in try server.send("GET", "/v1/numbers/tea", headers) }
  }

  @Test("an address that asks too often hears when to come again")
  func address() async throws {
    var limits = ServerLimits()
    limits.requestsPerAddress = 1
    let server = try await TestServer(limits: limits)
    let replies = try send(8, to: server)
    #expect(replies.prefix(5).allSatisfy { $0.status == 200 })
    let refused = try #require(replies.first { $0.status == 429 })
    #expect(refused.problem == .tooManyRequests)
    #expect(try (1...2).contains(#require(Int(refused["Retry-After"] ?? ""))))
    try await eventually { try server.get("/v1/numbers/tea").status == 200 }
  }

  @Test("behind a proxy that is trusted each client counts by itself, and no other header does")
  func proxied() async throws {
    var limits = ServerLimits()
    limits.requestsPerAddress = 1
    var network = NetworkPolicy()
    network.trustedProxies = [try #require(AddressBlock("127.0.0.1"))]
    let server = try await TestServer(network: network, limits: limits)
    func status(_ forwardedFor: String) throws -> Int {
      try send(1, to: server, ["X-Forwarded-For": forwardedFor])[0].status
    }
    for last in 1...20 { #expect(try status("192.0.2.\(last)") == 200) }
    for last in 1...20 { _ = try status("192.0.2.\(last), 198.51.100.7") }
    #expect(try status("203.0.113.1, 198.51.100.7") == 429, "what the client wrote is not believed")
    for last in 1...20 { _ = try status("2001:db8:1:1::\(last)") }
    #expect(try status("2001:db8:1:1::99") == 429, "the addresses of one house are one")
    #expect(try status("2001:db8:1:2::99") == 200)
  }

  @Test("without a trusted proxy nobody is believed")
  func untrusted() async throws {
    var limits = ServerLimits()
    limits.requestsPerAddress = 1
    let server = try await TestServer(limits: limits)
    let statuses = try (1...8).map { last in
      try send(1, to: server, ["X-Forwarded-For": "192.0.2.\(last)"])[0].status
    }
    #expect(statuses.contains(429))
  }

  @Test("one session that asks too often does not disturb another one")
  func session() async throws {
    var limits = ServerLimits()
    limits.requestsPerSession = 1
    let server = try await TestServer(limits: limits)
    let alice = ["Authorization": "Bearer alice-0123456789abcdef"]
    #expect(try send(8, to: server, alice).contains { $0.status == 429 })
    let bob = ["Authorization": "Bearer bob-0123456789abcdef"]
    #expect(try send(5, to: server, bob).allSatisfy { $0.status == 200 })
  }

  @Test("an address that begins session after session is held back, and may go on with the others")
  func beginnings() async throws {
    var limits = ServerLimits()
    limits.sessionsPerAddress = 1
    let server = try await TestServer(access: .sessions(administrator: nil), limits: limits)
    let statuses = try (0..<8).map { _ in
      try server.send(
        "POST", "/v1/sessions", ["Content-Type": Contract.documentType],
        body: #"{"carrier":"token"}"#
      ).status
    }
    #expect(statuses.prefix(5).allSatisfy { $0 == 201 })
    #expect(statuses.contains(429))
    #expect(try server.get("/healthz").status == 200)
  }
}
