import Foundation
import NumberContract
import NumberServer
import TestSupport
import Testing

@Suite("When the machine fails")
struct FailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(#"[{"id":"tea","rule":{"maximum":"1000000"}}]"#, to: "rules.json")
  }

  private static let server = Places.program("number-server")

  /// Starts a server whose database lies on a small disk of its own, together with a filler.
  private func startOnSmallDisk() throws -> NumberServerCommand {
    let disk = folder.path("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    let script = """
      mount -t tmpfs -o size=700k none "$0" && head -c 300k /dev/zero >"$0/filler" &&
      exec "$1" --open --listen 127.0.0.1:0 --database "$0/numbers.sqlite" --load "$2"
      """
    return try NumberServerCommand(
      running: "/usr/bin/unshare",
      [
        "--map-root-user", "--mount", "/bin/sh", "-c", script, disk, Self.server,
        folder.path("rules.json"),
      ])
  }

  @Test("when the disk is full, saves are put off, reads go on, and nothing answered is lost")
  func diskFull() async throws {
    let server = try startOnSmallDisk()
    let connection = try RawConnection(port: try await server.port())
    var saved = 0
    var reply = try connection.put(1, sequence: 1)
    while reply.status == 200, saved < 10_000 {
      saved += 1
      reply = try connection.put(saved + 1, sequence: saved + 1)
    }
    #expect(saved > 10)
    #expect(reply.status == 503)
    #expect(reply.problem == .unavailable)
    #expect(reply["Retry-After"] != nil)
    let document: NumberDocument = try connection.get("/v1/numbers/tea").message()
    #expect(document.number == .init(saved), "what was refused is not there, what was answered is")
    #expect(server.log.contains(#""event":"store-unavailable""#))
    let filler = "/proc/\(server.id)/root\(folder.path("disk"))/filler"
    try FileManager.default.removeItem(atPath: filler)
    let again = try connection.put(saved + 1, sequence: saved + 1)
    #expect(again.status == 200, "the same save is carried out when there is room")
    server.signal(SIGTERM)
    #expect(try await server.end() == 0)
  }

  @Test("when another process holds the database, saves are put off and reads go on")
  func locked() async throws {
    let database = folder.path("numbers.sqlite")
    let server = try NumberServerCommand([
      "--open", "--listen", "127.0.0.1:0", "--database", database, "--load",
      folder.path("rules.json"),
    ])
    let connection = try RawConnection(port: try await server.port())
    #expect(try connection.put(1, sequence: 1).status == 200)
    let lock = folder.path("locked")
    let holder = try ObservedProcess(
      "/bin/sh",
      [
        "-c",
        """
        { echo 'BEGIN IMMEDIATE;'; echo ".shell touch \(lock)"; sleep 60; } | sqlite3 \(database)
        """,
      ], keeping: STDERR_FILENO)
    try await eventually { FileManager.default.fileExists(atPath: lock) }
    let reader = try RawConnection(port: try await server.port())
    let reply = try connection.put(2, sequence: 2)
    #expect(reply.status == 503)
    #expect(reply["Retry-After"] != nil)
    #expect(try reader.get("/v1/numbers/tea").message(NumberDocument.self).number == 1)
    #expect(try reader.get("/healthz").status == 200)
    holder.kill()
    try await eventually { try connection.put(2, sequence: 2).status == 200 }
    server.signal(SIGTERM)
    #expect(try await server.end() == 0)
  }

  @Test("ten thousand connections that say nothing do not disturb the others, and go by themselves")
  func idle() async throws {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let count = min(10_000, Int(clamping: limit.rlim_max) - 2_000)
    try #require(count > 500, "the system grants too few descriptors to try this")
    let server = try NumberServerCommand([
      "--open", "--listen", "127.0.0.1:0", "--database", folder.path("numbers.sqlite"),
      "--load", folder.path("rules.json"), "--metrics-listen", "127.0.0.1:0",
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
}

/// Whether the programs are built with the thread sanitizer, which takes memory of its own.
private let isSanitized = dlsym(nil, "__tsan_init") != nil
