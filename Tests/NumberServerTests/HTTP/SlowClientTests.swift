import Foundation
import NumberContract
import NumberServer
import Testing

@Suite("Clients that are slow or gone")
struct SlowClientTests {
  private static let save =
    "PUT /v1/numbers/tea HTTP/1.1\r\nHost: localhost\r\nIf-Match: *\r\nContent-Type: application/json\r\n"

  private func impatient() -> ServerLimits {
    var limits = ServerLimits()
    limits.idleSeconds = 1
    limits.requestSeconds = 2
    return limits
  }

  @Test(
    "a connection that falls silent is closed",
    arguments: [
      "", "GET /healthz HT", "GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
      "\(save)Content-Length: 100\r\n\r\n{\"number\":",
      "\(save)Transfer-Encoding: chunked\r\n\r\n40\r\n{\"number\":",
    ])
  func silent(bytes: String) async throws {
    let server = try await TestServer(limits: impatient())
    let connection = try server.connect()
    connection.send(bytes)
    let answer = String(decoding: try connection.readToEnd(), as: UTF8.self)
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 408"), "\(answer)")
    #expect(try server.document().number == nil)
  }

  @Test(
    "a request that trickles in without end is cut off, busy as it is",
    arguments: ["GET /healthz HTTP/1.1\r\nX: ", "\(save)Content-Length: 10000\r\n\r\n"])
  func trickling(beginning: String) async throws {
    let server = try await TestServer(limits: impatient())
    let connection = try server.connect()
    connection.send(beginning)
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(30)
    while connection.send("x"), clock.now < deadline { usleep(50_000) }
    #expect(clock.now < deadline)
  }

  @Test("a connection that sends one request after another is not cut off")
  func busy() async throws {
    var limits = ServerLimits()
    limits.requestSeconds = 3
    let server = try await TestServer(limits: limits)
    let connection = try server.connect()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(6)
    while clock.now < end {
      connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try connection.reply().status == 200)
      usleep(100_000)
    }
  }

  @Test("a client that leaves in the middle of its body leaves nothing behind")
  func abandoned() async throws {
    let server = try await TestServer()
    for _ in 0..<50 {
      let connection = try server.connect()
      connection.send("\(Self.save)Content-Length: 41\r\n\r\n{\"number\":\"4\",\"client\":\"a\"")
    }
    #expect(try server.document().number == nil)
    #expect(try server.put(4, over: "*").status == 200)
  }

  @Test("the place of a client that left in the middle of its body is soon free for another")
  func placeIsFreed() async throws {
    var limits = ServerLimits()
    limits.connectionsPerAddress = 3
    limits.idleSeconds = 600
    limits.requestSeconds = 600
    let server = try await TestServer(limits: limits)
    for _ in 0..<3 {
      try server.connect().send("\(Self.save)Content-Length: 41\r\n\r\n{\"number\":")
    }
    try await eventually { (try? server.get("/healthz").status) == 200 }
  }

  @Test("a client that leaves before its answer comes has saved all the same")
  func leftEarly() async throws {
    let server = try await TestServer()
    let body = #"{"number":"4","client":"a","sequence":1}"#
    try server.connect().send("\(Self.save)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    try await eventually { try server.document().number == 4 }
  }

  @Test("one address gets only so many connections")
  func perAddress() async throws {
    var limits = ServerLimits()
    limits.connectionsPerAddress = 5
    let server = try await TestServer(limits: limits)
    var open: [RawConnection] = []
    for _ in 0..<5 {
      let connection = try server.connect()
      connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try connection.reply().status == 200)
      open.append(connection)
    }
    let oneMore = try server.connect()
    oneMore.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(throws: RawConnection.Failure.self) { try oneMore.reply() }
    open.removeAll()
    try await eventually { (try? server.get("/healthz").status) == 200 }
  }
}
