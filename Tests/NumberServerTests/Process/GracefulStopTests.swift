import Foundation
import NumberContract
import TestSupport
import Testing

/// What clients of a server that is asked to stop have seen.
private struct Witness: Sendable {
  var answers = 0
  var streams = 0
  var faults: [String] = []
}

@Suite("Asked to stop under load", .serialized)
struct GracefulStopTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(#"[{"id":"tea","rule":{"maximum":"1000000000"}}]"#, to: "rules.json")
  }

  private func start() throws -> NumberServerCommand {
    try NumberServerCommand([
      "--open", "--listen", "127.0.0.1:0", "--database", folder.path("numbers.sqlite"),
      "--load", folder.path("rules.json"),
    ])
  }

  /// One question after another, each on a connection of its own or all on one, until nobody
  /// listens any more. Whoever was connected has to be answered.
  private func ask(_ port: UInt16, anew: Bool, _ witness: Shared<Witness>) {
    var kept: RawConnection?
    while true {
      guard let connection = kept ?? (try? RawConnection(port: port)) else { return }
      do {
        let reply = try connection.get("/v1/numbers/tea")
        witness.change { $0.answers += 1 }
        if reply.status != 200 { witness.change { $0.faults.append("\(reply.status)") } }
        kept = anew || reply["Connection"]?.lowercased() == "close" ? nil : connection
      } catch {
        witness.change { $0.faults.append("\(error)") }
        return
      }
    }
  }

  private func save(_ port: UInt16, client: String, _ witness: Shared<Witness>) {
    var sequence = 0
    while let connection = try? RawConnection(port: port) {
      do {
        sequence += 1
        let reply = try connection.put(sequence, client: client, sequence: sequence)
        witness.change { $0.answers += 1 }
        if reply.status != 200 { witness.change { $0.faults.append("\(reply.status)") } }
      } catch {
        witness.change { $0.faults.append("\(error)") }
        return
      }
    }
  }

  /// A stream that is not cut off ends with a last chunk of no bytes.
  private func listen(_ port: UInt16, _ witness: Shared<Witness>) {
    do {
      let connection = try RawConnection(port: port)
      connection.send("GET /v1/events?id=tea HTTP/1.1\r\nHost: localhost\r\n\r\n")
      _ = try connection.read(until: "data:")
      witness.change { $0.streams += 1 }
      let all = String(decoding: try connection.readToEnd(), as: UTF8.self)
      if !all.hasSuffix("0\r\n\r\n") { witness.change { $0.faults.append("a stream was cut off") } }
    } catch {
      witness.change { $0.faults.append("\(error)") }
    }
  }

  @Test("no client that was connected is left without an answer", arguments: 1...8)
  func noFault(round: Int) async throws {
    let server = try start()
    let port = try await server.port()
    let witness = Shared(Witness())
    let clients: [@Sendable () -> Void] =
      [
        { ask(port, anew: true, witness) }, { ask(port, anew: true, witness) },
        { ask(port, anew: false, witness) }, { ask(port, anew: false, witness) },
        { save(port, client: "a", witness) }, { save(port, client: "b", witness) },
      ] + Array(repeating: { listen(port, witness) }, count: 3)
    let finished = Shared(0)
    for client in clients {
      Thread {
        client()
        finished.change { $0 += 1 }
      }.start()
    }
    try await eventually { witness.value.answers > 100 * round && witness.value.streams == 3 }
    server.signal(SIGTERM)
    #expect(try await server.end() == 0)
    try await eventually { finished.value == clients.count }
    #expect(witness.value.faults.isEmpty)
  }
}
