import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How a ``DocumentHub`` reaches its server.
struct EventConnection: Sendable {
  /// The request for the stream of these numbers.
  let streamRequest: @Sendable (_ ids: [String]) -> URLRequest
  /// The request for these numbers as they are now.
  let readRequest: @Sendable (_ ids: [String]) -> URLRequest
  let configuration: @Sendable () -> URLSessionConfiguration
  let session: URLSession

  /// Tells every document of these numbers until the task is cancelled.
  func hear(_ ids: [String], _ tell: @escaping @Sendable (NumberDocument) async -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for start in stride(from: 0, to: ids.count, by: Contract.mostIDsAtOnce) {
        let part = Array(ids[start..<min(start + Contract.mostIDsAtOnce, ids.count)])
        group.addTask { await hearPart(part, tell) }
      }
    }
  }

  private func hearPart(
    _ ids: [String], _ tell: @escaping @Sendable (NumberDocument) async -> Void
  ) async {
    var failures = 0
    while !Task.isCancelled {
      do {
        for try await document in stream(ids) {
          failures = 0
          await tell(document)
        }
      } catch NumberSourceError.rejected {
        return await poll(ids, tell)
      } catch {}
      failures += 1
      await Self.pause(after: failures)
    }
  }

  private func stream(_ ids: [String]) -> AsyncThrowingStream<NumberDocument, any Error> {
    let bytes = ByteStream.open(streamRequest(ids), configuration())
    return AsyncThrowingStream { continuation in
      let reading = Task {
        do {
          var events = ServerSentEvents()
          for try await piece in bytes {
            guard let complete = events.append(piece) else { break }
            for event in complete {
              if let document = try? NumberDocument(json: Data(event)) {
                continuation.yield(document)
              }
            }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in reading.cancel() }
    }
  }

  /// Asks now and then, for a server without streams.
  private func poll(
    _ ids: [String], _ tell: @escaping @Sendable (NumberDocument) async -> Void
  ) async {
    while !Task.isCancelled {
      if let answer = try? await session.answer(to: readRequest(ids)), answer.status == 200,
        let documents = try? NumberDocuments(json: answer.body)
      {
        for document in documents.documents { await tell(document) }
      }
      try? await Task.sleep(nanoseconds: Self.pollPause)
    }
  }

  private static let pollPause: UInt64 = 30_000_000_000

  /// Half a second, doubled up to half a minute, and a little more or less for each client.
  private static func pause(after failures: Int) async {
    let pause = min(500 << min(failures - 1, 6), 30_000)
    let spread = Int.random(in: -pause / 5...pause / 5)
    try? await Task.sleep(nanoseconds: UInt64(pause + spread) * 1_000_000)
  }
}
