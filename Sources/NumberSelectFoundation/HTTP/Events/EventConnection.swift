import Foundation
import NumberContract
import NumberSelect

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

  /// Keeps clients from coming back all at once.
  private let seed = UInt64.random(in: .min ... .max)

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
      await pause(Backoff.pause(after: failures, seed: seed))
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
      await pause(Self.pollPause)
    }
  }

  private static let pollPause: Milliseconds = 30_000

  private func pause(_ time: Milliseconds) async {
    try? await Task.sleep(nanoseconds: UInt64(time) * 1_000_000)
  }
}
