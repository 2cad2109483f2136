import NumberContract
import NumberSelect
import NumberServer
import TestSupport
import Testing

@Suite("Streams of events")
struct EventTests {
  private func listen(_ server: TestServer, _ query: String) throws -> RawConnection {
    let connection = try server.connect()
    connection.send("GET /v1/events?\(query) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return connection
  }

  @Test("a stream begins with the present documents and goes on with every change")
  func begins() async throws {
    let server = try await TestServer()
    let stream = try listen(server, "id=tea")
    let beginning = try stream.read(until: #""version":1"#)
    #expect(beginning.hasPrefix("HTTP/1.1 200"))
    #expect(beginning.contains("Content-Type: text/event-stream"))
    #expect(beginning.contains("Cache-Control: no-store"))
    #expect(beginning.contains("X-Accel-Buffering: no"))
    _ = try server.put(4, over: server.document())
    #expect(try stream.read(until: #""version":2"#).contains(#""number":"4""#))
    _ = try server.put(nil, sequence: 2, over: server.document())
    #expect(try stream.read(until: #""version":3"#).contains(#""sequence":2"#))
  }

  @Test("a server that nobody refers to any more ends its streams, and then itself")
  func letGo() async throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.path("numbers.sqlite"))
    defer { store.close() }
    _ = try await store.setRules([IdentifiedRule(id: "tea", rule: NumberRule())])
    var limits = ServerLimits()
    limits.lingeringSeconds = 0
    var server: HTTPServer? = try HTTPServer(
      on: ListenAddress("127.0.0.1:0")!, store: store, limits: limits, log: ServerLog { _ in })
    let port = try #require(server).address.port
    let stream = try RawConnection(port: port)
    stream.send("GET /v1/events?id=tea HTTP/1.1\r\nHost: localhost\r\n\r\n")
    _ = try stream.read(until: #""version":1"#)
    server = nil
    _ = try stream.readToEnd()
    #expect(throws: (any Error).self) { try RawConnection(port: port).get("/healthz") }
  }

  @Test("one stream tells of many numbers, and of none that it was not asked for")
  func many() async throws {
    let rule = NumberRule(maximum: 9)
    let server = try await TestServer(rules: ["tea": rule, "rice": rule, "salt": rule])
    let stream = try listen(server, "id=tea&id=rice&id=tea")
    _ = try stream.read(until: #""id":"rice""#)
    _ = try server.put(1, id: "salt", over: server.document("salt"))
    _ = try server.put(2, id: "tea", over: server.document("tea"))
    _ = try server.put(3, id: "rice", over: server.document("rice"))
    let all = try stream.read(until: #""number":"3""#)
    #expect(all.contains(#""number":"2""#))
    #expect(!all.contains("salt"))
  }

  @Test("a rule that changes, or comes to be there, is told to everybody")
  func rules() async throws {
    let server = try await TestServer()
    let stream = try listen(server, "id=tea&id=new")
    _ = try stream.read(until: #""version":1"#)
    _ = try server.putRule(#"{"maximum":"7"}"#)
    _ = try stream.read(until: #""maximum":"7""#)
    _ = try server.putRule(#"{"maximum":"5"}"#, id: "new")
    _ = try stream.read(until: #""id":"new""#)
  }

  @Test("a save that changes nothing is told to nobody")
  func nothing() async throws {
    let server = try await TestServer()
    let stream = try listen(server, "id=tea")
    let first = try server.document()
    _ = try server.put(4, over: first)
    _ = try server.put(4, over: first)
    _ = try server.put(99, sequence: 2, over: server.document())
    _ = try server.put(5, sequence: 3, over: server.document())
    let all = try stream.read(until: #""number":"5""#)
    #expect(all.ranges(of: "data: ").count <= 3)
    #expect(!all.contains(#""number":"99""#))
  }

  @Test("a stream says something now and then, so that a broken one is noticed")
  func pings() async throws {
    var limits = ServerLimits()
    limits.pingSeconds = 1
    let server = try await TestServer(limits: limits)
    let stream = try listen(server, "id=tea")
    _ = try stream.read(until: ": ping")
  }

  @Test("a stream ends after a while, so that those of clients that left without a word do")
  func ends() async throws {
    var limits = ServerLimits()
    limits.pingSeconds = 1
    limits.streamSeconds = 1
    let server = try await TestServer(limits: limits)
    let stream = try listen(server, "id=tea")
    _ = try stream.read(until: "data: ")
    _ = try stream.readToEnd()
  }

  @Test("there are only so many streams, and a place is free again when its subscriber has left")
  func cap() async throws {
    var limits = ServerLimits()
    limits.streams = 2
    limits.pingSeconds = 1
    let server = try await TestServer(limits: limits)
    var first: RawConnection? = try listen(server, "id=tea")
    let second = try listen(server, "id=tea")
    _ = try first?.read(until: "data: ")
    _ = try second.read(until: "data: ")
    let refused = try listen(server, "id=tea").reply()
    #expect(refused.status == 503)
    #expect(refused["Retry-After"] != nil)
    first = nil
    try await eventually {
      try listen(server, "id=tea").read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200")
    }
  }

  @Test("a subscriber that never reads keeps nobody from being served")
  func neverReads() async throws {
    let server = try await TestServer()
    let silent = try listen(server, "id=tea")
    for sequence in 1...300 {
      let number = ExactDecimal(1 + sequence % 10)
      let reply = try server.put(number, sequence: sequence, over: server.document())
      #expect(reply.status == 200)
    }
    #expect(try silent.read(until: #""sequence":300"#).contains("data: "))
  }

  @Test(
    "a stream of nothing, of too much or of what is no id is refused",
    arguments: ["", "id=", "id=..", "ID=tea", (0...100).map { "id=a\($0)" }.joined(separator: "&")])
  func refused(query: String) async throws {
    let server = try await TestServer()
    #expect(try listen(server, query).reply().status == 400)
  }

  @Test("a server that stops ends its streams")
  func stop() async throws {
    var server: TestServer? = try await TestServer()
    let stream = try listen(server!, "id=tea")
    _ = try stream.read(until: "data: ")
    server = nil
    _ = try stream.readToEnd()
  }
}

@Suite("Writes that share a disk sync")
struct GroupCommitTests {
  @Test("S48: of many writes at the same time each is answered, and each is there")
  func concurrent() async throws {
    let ids = (0..<200).map { "line-\($0)" }
    let rules = Dictionary(uniqueKeysWithValues: ids.map { ($0, NumberRule(maximum: 300)) })
    let server = try await TestServer(rules: rules)
    let store = server.store
    let saved = try await withThrowingTaskGroup(of: SaveOutcome.self) { group in
      for (number, id) in ids.enumerated() {
        group.addTask {
          try await store.save(ExactDecimal(number), client: "a", sequence: 1, id: id)
        }
      }
      return try await group.reduce(0) { $0 + ($1.isSaved ? 1 : 0) }
    }
    #expect(saved == ids.count)
    for (number, id) in ids.enumerated() {
      #expect(try await store.document(id)?.number == ExactDecimal(number))
    }
  }

  @Test("S45: of many writes over one version exactly one is saved, the others are stale")
  func contest() async throws {
    let server = try await TestServer(rules: ["tea": NumberRule(maximum: 100)])
    let store = server.store
    let condition = EntityTagCondition(header: try server.document().entityTag.description)
    let saved = try await withThrowingTaskGroup(of: SaveOutcome.self) { group in
      for number in 1...100 {
        group.addTask {
          try await store.save(
            ExactDecimal(number), client: "client-\(number)", sequence: 1, if: condition)
        }
      }
      return try await group.reduce(0) { $0 + ($1.isSaved ? 1 : 0) }
    }
    #expect(saved == 1)
  }
}

extension SaveOutcome {
  fileprivate var isSaved: Bool {
    if case .saved = self { true } else { false }
  }
}
