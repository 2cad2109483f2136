import Foundation
import FoundationNetworking
import NumberContract
import NumberSelect
import Synchronization
import TestSupport
import Testing

@testable import NumberSelectFoundation

/// All pauses are an hour here: what is heard is heard because a pause ended early.
@MainActor
@Suite("Listening again before a pause is over")
struct ListeningTests {
  private let server: ServerUnderTest
  private let sender: RequestSender
  private let connection: EventConnection
  private let heard = Heard()

  init() throws {
    server = try ServerUnderTest(#"[{ "id": "beans", "rule": { "maximum": "10" } }]"#)
    sender = Self.sender(to: server.url)
    connection = Self.connection(by: sender)
  }

  private static func sender(to url: URL) -> RequestSender {
    RequestSender(
      requests: RequestMaker(url: url, token: nil, timeout: 30),
      session: URLSession(configuration: .ephemeral))
  }

  private static func connection(by sender: RequestSender) -> EventConnection {
    EventConnection(sender, pollPause: 3_600_000) { _ in 3_600_000 }
  }

  /// Listens until the test is over.
  private func listening(
    by connection: EventConnection, _ test: () async throws -> Void
  ) async rethrows {
    let hearing = Task { [heard] in await connection.hear(["beans"]) { heard.add($0) } }
    defer { hearing.cancel() }
    try await test()
  }

  /// Breaks the stream, and sees whether it is opened again when this is done.
  private func expectToHearAgain(when act: () async -> Void) async throws {
    try await listening(by: connection) {
      #expect(await comesAbout { heard.count == 1 })
      server.kill()
      try server.start()
      #expect(
        await comesAbout {
          await act()
          return heard.count > 1
        })
    }
  }

  @Test("A stream that broke is opened at once when the server answers a request")
  func answered() async throws {
    try await expectToHearAgain {
      _ = try? await sender.send(sender.requests.one("GET", "beans"))
    }
  }

  @Test("A stream that broke is opened at once when somebody wishes it")
  func wished() async throws {
    let hub = DocumentHub(connection)
    try await expectToHearAgain { hub.listenAgain() }
  }

  @Test("A server without streams is asked at once when somebody wishes it, and only then")
  func asked() async throws {
    let questions = Mutex(0)
    let body = String(
      decoding: NumberDocuments(
        documents: [
          NumberDocument(
            id: "beans", number: 4, version: 2, writer: nil, store: "shop", rule: NumberRule())
        ], unknown: []
      ).json, as: UTF8.self)
    let old = try RawServer { peer in
      if peer.readRequest().contains("/v1/events") {
        peer.send("HTTP/1.1 404 No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
        return
      }
      questions.withLock { $0 += 1 }
      peer.send(
        "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
    let sender = Self.sender(to: old.url)
    try await listening(by: Self.connection(by: sender)) {
      #expect(await comesAbout { heard.count == 1 })
      _ = try await sender.send(sender.requests.reading(["beans"]))
      await sender.pauses.endAll()
      #expect(await comesAbout { heard.count == 2 })
      #expect(questions.withLock { $0 } == 3)
    }
  }

  @Test("A stream that is somewhere else is not followed there")
  func elsewhere() async throws {
    let visits = Mutex(0)
    let elsewhere = try RawServer { _ in visits.withLock { $0 += 1 } }
    let place = elsewhere.url.appendingPathComponent("v1/events")
    let requests = Mutex(0)
    let moved = try RawServer { peer in
      _ = peer.readRequest()
      requests.withLock { $0 += 1 }
      peer.send(
        "HTTP/1.1 307 Moved\r\nConnection: close\r\nContent-Length: 0\r\nLocation: \(place)\r\n\r\n"
      )
    }
    let sender = Self.sender(to: moved.url)
    await listening(by: Self.connection(by: sender)) {
      #expect(
        await comesAbout {
          await sender.pauses.endAll()
          return requests.withLock { $0 > 1 }
        })
      #expect(visits.withLock { $0 } == 0)
    }
  }

  @Test("A pause ends by what came while the attempt before it was still under way")
  func meanwhile() async {
    let pauses = Pauses()
    let known = await pauses.reasons
    await pauses.serverAnswered()
    await pauses.pause(3_600_000, since: known)
    await pauses.endAll()
    await pauses.pause(3_600_000, since: known, forWishesOnly: true)
  }

  @Test("A pause ends with its task")
  func cancelled() async {
    let pauses = Pauses()
    let task = Task { await pauses.pause(3_600_000, since: pauses.reasons) }
    task.cancel()
    await task.value
  }
}

/// What was heard.
private final class Heard: Sendable {
  private let documents = Mutex<[NumberDocument]>([])

  var count: Int { documents.withLock(\.count) }

  func add(_ document: NumberDocument) {
    documents.withLock { $0.append(document) }
  }
}
