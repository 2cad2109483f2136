import Foundation
import NumberContract
import NumberSelect
import NumberServer
import TestSupport
import Testing

@Suite("number-server as a process")
struct ServerProcessTests {
  private let folder: TemporaryFolder
  private let rules: String

  init() throws {
    folder = try TemporaryFolder()
    rules = try folder.write(
      #"[{"id":"tea","name":"Tea","price":"2.50","rule":{"maximum":"1000000000"}}]"#,
      to: "rules.json")
  }

  private func start(_ more: String...) throws -> NumberServerCommand {
    try NumberServerCommand(
      ["--open", "--listen", "127.0.0.1:0", "--database", folder.path("numbers.sqlite")] + more)
  }

  @Test("its first log line tells where it listens, and every line is JSON")
  func logLines() async throws {
    let server = try start("--load", rules)
    let port = try await server.port()
    _ = try RawConnection(port: port).put(3, sequence: 1)
    server.signal(SIGTERM)
    #expect(try await server.end() == 0)
    let events = try server.log.split(separator: "\n").map { line in
      let fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(fields?["time"] is String)
      #expect(fields?["level"] as? String == "info")
      return try #require(fields?["event"] as? String)
    }
    #expect(events == ["listening", "loaded", "save", "stopping", "stopped"])
  }

  @Test("what was answered before kill -9 is there after a restart, each time")
  func killedBetweenWrites() async throws {
    var last: NumberDocument?
    for round in 1...8 {
      let server = try start("--load", rules)
      let connection = try RawConnection(port: try await server.port())
      if let last {
        #expect(try connection.get("/v1/numbers/tea").message(NumberDocument.self) == last)
      }
      for turn in 1...(5 * round) {
        let reply = try connection.put(turn, sequence: 1_000 * round + turn)
        #expect(reply.status == 200)
        last = try reply.message()
      }
      server.signal(SIGKILL)
      #expect(try await server.end() == -SIGKILL)
    }
  }

  @Test("killed in the middle of a burst of saves, it has every save that it answered")
  func killedDuringWrites() async throws {
    for round in 1...5 {
      let server = try start("--load", rules)
      let port = try await server.port()
      let answered = Shared<[Int: Int]>([:])
      await withTaskGroup(of: Void.self) { group in
        for client in 1...2 {
          group.addTask {
            guard let connection = try? RawConnection(port: port) else { return }
            var sequence = 1_000_000 * round
            while let reply = try? connection.put(
              sequence, client: "c\(client)", sequence: sequence)
            {
              guard reply.status == 200 else { return }
              answered.change { [sequence] in $0[client] = sequence }
              sequence += 1
              if sequence == 1_000_000 * round + 40 * round { server.signal(SIGKILL) }
            }
          }
        }
      }
      #expect(try await server.end() == -SIGKILL)
      let again = try start()
      let connection = try RawConnection(port: try await again.port())
      for (client, sequence) in answered.value {
        let replay = try connection.put(0, client: "c\(client)", sequence: sequence)
        #expect(replay.status == 409, "the server remembers that this sequence was used")
      }
      let document: NumberDocument = try connection.get("/v1/numbers/tea").message()
      let newest = try #require(document.writer)
      #expect(document.number == ExactDecimal(newest.sequence))
    }
  }

  @Test(
    "asked to stop under load, it answers what it took and keeps what it answered",
    arguments: [SIGTERM, SIGINT])
  func stopUnderLoad(signal: Int32) async throws {
    let server = try start("--load", rules)
    let port = try await server.port()
    let newest = Shared<NumberDocument?>(nil)
    await withTaskGroup(of: Void.self) { group in
      for client in 1...2 {
        group.addTask {
          guard let connection = try? RawConnection(port: port) else { return }
          for sequence in 1...10_000 {
            let reply = try? connection.put(sequence, client: "c\(client)", sequence: sequence)
            guard let reply, let document = try? reply.message(NumberDocument.self) else { return }
            newest.change { present in
              if document.version > present?.version ?? 0 { present = document }
            }
            if client == 1, sequence == 50 { server.signal(signal) }
            if reply["Connection"]?.lowercased() == "close" { return }
          }
        }
      }
    }
    #expect(try await server.end() == 0)
    #expect(server.log.contains(#""event":"stopped""#))
    let again = try start()
    let connection = try RawConnection(port: try await again.port())
    let kept: NumberDocument = try connection.get("/v1/numbers/tea").message()
    #expect(kept == newest.value, "nothing was saved that was not answered either")
  }

  @Test("a request whose body is still coming is waited for")
  func stopDuringBody() async throws {
    let server = try start("--load", rules)
    let connection = try RawConnection(port: try await server.port())
    let body = #"{"number":"4","client":"a","sequence":1}"#
    connection.send(
      "PUT /v1/numbers/tea HTTP/1.1\r\nHost: localhost\r\nIf-Match: *\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\nExpect: 100-continue\r\n\r\n")
    #expect(try connection.reply().status == 100)
    server.signal(SIGTERM)
    try await eventually { server.log.contains(#""event":"stopping""#) }
    connection.send(body)
    let reply = try connection.reply()
    #expect(reply.status == 200)
    #expect(reply["Connection"]?.lowercased() == "close")
    #expect(try await server.end() == 0)
  }

  @Test("idle connections do not keep it from stopping")
  func stopWithIdleConnections() async throws {
    let server = try start("--load", rules)
    let port = try await server.port()
    let connections = try (0..<20).map { _ in try RawConnection(port: port) }
    for connection in connections { #expect(try connection.get("/healthz").status == 200) }
    server.signal(SIGTERM)
    #expect(try await server.end() == 0)
    for connection in connections { #expect(try connection.readToEnd().isEmpty) }
  }

  @Test("loading the same file again changes no version, a changed file changes its own")
  func loadAgain() async throws {
    var versions: [Int] = []
    for text in ["1000000", "1000000", "5", "5"] {
      _ = try folder.write(#"[{"id":"tea","rule":{"maximum":"\#(text)"}}]"#, to: "rules.json")
      let server = try start("--load", rules)
      let connection = try RawConnection(port: try await server.port())
      versions.append(try connection.get("/v1/numbers/tea").message(NumberDocument.self).version)
      server.signal(SIGTERM)
      _ = try await server.end()
    }
    #expect(versions == [1, 1, 2, 2])
  }

  @Test("C12: started on a restored backup, it gives the store another name")
  func restored() async throws {
    var stores: [String] = []
    for options in [[], [], ["--restored"], []] {
      let server = try NumberServerCommand(
        [
          "--open", "--listen=127.0.0.1:0", "--database", folder.path("numbers.sqlite"), "--load",
          rules,
        ]
          + options)
      let connection = try RawConnection(port: try await server.port())
      stores.append(try connection.get("/v1/numbers/tea").message(NumberDocument.self).store)
      server.signal(SIGTERM)
      _ = try await server.end()
    }
    #expect(stores[0] == stores[1])
    #expect(stores[1] != stores[2])
    #expect(stores[2] == stores[3])
  }

  @Test("a port that is taken is a clear error")
  func busyPort() async throws {
    let first = try start()
    let port = try await first.port()
    let second = try NumberServerCommand(
      ["--listen", "127.0.0.1:\(port)", "--database", folder.path("other.sqlite")])
    #expect(try await second.end() == 2)
    try await eventually {
      second.log
        == "number-server: cannot listen on 127.0.0.1:\(port): Address already in use\n"
    }
  }

  @Test("a server that cannot tell its figures does not start, and leaves its address to others")
  func busyMetricsPort() async throws {
    let store = try SQLiteStore(path: folder.path("numbers.sqlite"))
    defer { store.close() }
    func start(_ address: ListenAddress, metrics: ListenAddress?) throws -> HTTPServer {
      try HTTPServer(
        on: address, store: store, metricsAddress: metrics, log: ServerLog { _ in })
    }
    let any = try #require(ListenAddress("127.0.0.1:0"))
    let taken = try start(any, metrics: nil)
    let address = try start(any, metrics: nil).address
    for _ in 1...3 {
      #expect(throws: ListenError.self) { try start(address, metrics: taken.address) }
      #expect(throws: (any Error).self) { try RawConnection(port: address.port).get("/healthz") }
    }
    let server = try start(address, metrics: nil)
    #expect(try RawConnection(port: address.port).get("/healthz").status == 200)
    server.stop()
    taken.stop()
  }

  @Test(
    "what it cannot do is a clear error",
    arguments: [
      (["--frob"], "unknown option --frob\nTry: number-server --help"),
      (["frob"], "unknown option frob\nTry: number-server --help"),
      (["--listen"], "--listen needs a value\nTry: number-server --help"),
      (["--listen", "8080"], "\"8080\" is not HOST:PORT\nTry: number-server --help"),
      (["--listen", "h:65536"], "\"h:65536\" is not HOST:PORT\nTry: number-server --help"),
      (["--listen", "::1:80"], "\"::1:80\" is not HOST:PORT\nTry: number-server --help"),
      (["--database="], "--database needs a value\nTry: number-server --help"),
      (["--open", "--admin-token", "token"], openAndToken),
      (["--admin-token", "token", "--open"], openAndToken),
      (["--load", "/none.json"], "cannot read /none.json"),
      (["--pages", "/none"], "cannot read the pages in /none"),
      (
        ["--database", "/none/numbers.sqlite"],
        "cannot open /none/numbers.sqlite: unable to open database file (SQLite 14)"
      ),
    ])
  func usage(arguments: [String], reason: String) async throws {
    let server = try NumberServerCommand(arguments)
    #expect(try await server.end() == 2)
    try await eventually { server.log == "number-server: \(reason)\n" }
  }

  private static let openAndToken =
    "--open lets everybody set rules, --admin-token only one: take one\nTry: number-server --help"

  @Test(
    "the administrator's token is what stands in the file or the environment, without its line's end"
  )
  func administrator() async throws {
    let token = "an administrator's secret"
    let path = try folder.write("\(token)\r\n", to: "token")
    let database = ["--listen", "127.0.0.1:0", "--database", folder.path("numbers.sqlite")]
    for server in try [
      NumberServerCommand(database + ["--admin-token", path]),
      NumberServerCommand(database, environment: ["NUMBER_SERVER_ADMIN_TOKEN": " \(token)\n"]),
    ] {
      let connection = try RawConnection(port: try await server.port())
      for (token, status) in [(token, 201), ("\(token)2", 403)] {
        connection.send(
          """
          PUT /v1/rules/\(UUID().uuidString) HTTP/1.1\r
          Host: localhost\r
          Authorization: Bearer \(token)\r
          Content-Type: application/json\r
          Content-Length: 2\r
          \r
          {}
          """)
        #expect(try connection.reply().status == status)
      }
      server.signal(SIGTERM)
      #expect(try await server.end() == 0)
    }
  }

  @Test("a file of rules that contradict themselves is a clear error")
  func badRules() async throws {
    let path = try folder.write(#"[{"id":"a","rule":{"increment":"0"}}]"#, to: "bad.json")
    let server = try start("--load", path)
    #expect(try await server.end() == 2)
    try await eventually {
      server.log
        == "number-server: cannot load \(path): The rule of \"a\": The increment is not positive.\n"
    }
  }

  @Test("it tells about itself", arguments: [["--help"], ["-h"], ["--version"]])
  func about(arguments: [String]) async throws {
    #expect(try await NumberServerCommand(arguments).end() == 0)
  }

  @Test("its database is for nobody else to read")
  func permissions() async throws {
    let server = try start("--load", rules)
    _ = try await server.port()
    for suffix in ["", "-wal", "-shm"] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.path("numbers.sqlite" + suffix))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }
}
