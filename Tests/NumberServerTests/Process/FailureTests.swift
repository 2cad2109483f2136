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
}
