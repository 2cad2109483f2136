import NumberContract
import NumberServer
import Testing

@Suite("Figures for those who run a server")
struct MetricsTests {
  private func value(_ name: String, in text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  @Test("each request is counted by its kind of address, its method and its status")
  func requests() async throws {
    let server = try await TestServer(hasMetrics: true)
    for _ in 0..<3 { _ = try server.get("/v1/numbers/tea") }
    _ = try server.get("/v1/numbers/none")
    _ = try server.put(4, over: "*")
    _ = try server.put(11, sequence: 2, over: "*")
    _ = try server.send("BREW", "/v1/numbers/tea")
    _ = try server.get("/elsewhere")
    let reply = try server.metrics()
    #expect(reply["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
    for (labels, count) in [
      (#"method="GET",route="number",status="200""#, "3"),
      (#"method="GET",route="number",status="404""#, "1"),
      (#"method="PUT",route="number",status="200""#, "1"),
      (#"method="PUT",route="number",status="422""#, "1"),
      (#"method="other",route="number",status="405""#, "1"),
      (#"method="GET",route="other",status="404""#, "1"),
    ] {
      #expect(value("number_server_requests_total{\(labels)}", in: reply.text) == count)
    }
    let histogram = "number_server_request_seconds"
    #expect(value("\(histogram)_count{route=\"number\"}", in: reply.text) == "7")
    #expect(value("\(histogram)_bucket{le=\"+Inf\",route=\"number\"}", in: reply.text) == "7")
    #expect(value("number_server_requests_in_progress", in: reply.text) == "0")
  }

  @Test("connections and streams are counted while they are there")
  func present() async throws {
    let server = try await TestServer(hasMetrics: true)
    #expect(try value("number_server_event_streams", in: server.metrics().text) == "0")
    var stream: RawConnection? = try server.connect()
    stream?.send("GET /v1/events?id=tea HTTP/1.1\r\nHost: localhost\r\n\r\n")
    _ = try stream?.read(until: "data:")
    #expect(try value("number_server_event_streams", in: server.metrics().text) == "1")
    #expect(try value("number_server_connections", in: server.metrics().text) == "1")
    stream = nil
    _ = try server.put(4, over: "*")
    try await eventually {
      try value("number_server_event_streams", in: server.metrics().text) == "0"
    }
  }

  @Test("they are told at an address of their own, and not where the numbers are")
  func apart() async throws {
    let server = try await TestServer(hasMetrics: true)
    #expect(try server.get("/metrics").status == 404)
    #expect(try server.metrics("/healthz").status == 200)
    #expect(try server.metrics("/v1/numbers/tea").status == 404)
    #expect(try server.metrics("/").status == 404)
  }

  @Test("a server that is going to stop says that it is not ready, and serves all the same")
  func readiness() async throws {
    let server = try await TestServer(hasMetrics: true)
    #expect(try server.get("/readyz").status == 200)
    #expect(try server.metrics("/readyz").status == 200)
    server.announceStop()
    #expect(try server.get("/readyz").status == 503)
    #expect(try server.metrics("/readyz").status == 503)
    #expect(try server.get("/healthz").status == 200)
    #expect(try server.get("/v1/numbers/tea").status == 200)
  }

  @Test("a log of requests tells each with its way, and nothing that is secret")
  func requestLog() async throws {
    let lines = Shared<[UInt8]>([])
    let server = try await TestServer(
      access: .sessions(administrator: Token("an administrator's secret")!.hash),
      logsRequests: true, log: ServerLog { line in lines.change { $0 += line } })
    let json = ["Content-Type": Contract.documentType]
    let session: Session = try server.send(
      "POST", "/v1/sessions", json, body: #"{"carrier":"token"}"#
    ).message()
    let cookie = try #require(
      server.send("POST", "/v1/sessions", json, body: #"{"carrier":"cookie"}"#)["Set-Cookie"])
    let secret = try #require(cookie.firstMatch(of: /=([0-9a-f]{64})/)).1
    _ = try server.send(
      "GET", "/v1/numbers/tea?secret=in-the-query", ["Authorization": "Bearer \(session.token)"])
    _ = try server.send("GET", "/v1/numbers/tea", ["Cookie": "number-select-session=\(secret)"])
    _ = try server.send(
      "PUT", "/v1/rules/tea",
      json.merging(["Authorization": "Bearer an administrator's secret"]) { $1 },
      body: #"{"maximum":"4711"}"#)
    _ = try server.send("GET", "/v1/numbers/tea", ["Authorization": "Bearer wrong-but-long-enough"])
    let targets = [
      "alice/numbers?after=a", "%61lice/takeover", "alice", "al%20ice/numbers", "alice/x",
    ]
    for target in targets { _ = try server.get("/v1/owners/\(target)") }
    let log = String(decoding: lines.value, as: UTF8.self)
    #expect(log.contains(#""path":"/v1/owners/{owner}/numbers","status":401"#))
    #expect(log.contains(#""path":"/v1/owners/{owner}/takeover","status":405"#))
    #expect(
      log.contains(
        #""event":"request","method":"GET","path":"/v1/numbers/tea","status":200,"microseconds":"#))
    #expect(log.contains(#""address":"127.0.0.1""#))
    for word in [
      session.token, String(secret), "administrator's secret", "in-the-query", "4711",
      "wrong-but-long-enough", "lice", "al%20", Token(session.token)!.hash.hexadecimal,
    ] {
      #expect(!log.contains(word), "\(word)")
    }
  }

  @Test("a log may be kept to what matters")
  func levels() async throws {
    let lines = Shared(0)
    let server = try await TestServer(
      logsRequests: true, log: ServerLog(from: .warning) { _ in lines.change { $0 += 1 } })
    _ = try server.get("/v1/numbers/tea")
    #expect(lines.value == 0)
  }
}
