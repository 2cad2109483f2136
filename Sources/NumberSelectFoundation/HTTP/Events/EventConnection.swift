import Foundation
import NumberContract
import NumberSelect

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How a ``DocumentHub`` reaches its server.
struct EventConnection: Sendable {
  let sender: RequestSender

  /// How long to wait after so many failures in a row.
  private let backoff: @Sendable (_ failures: Int) -> Milliseconds

  /// How long to wait between two questions to a server without streams.
  private let pollPause: Milliseconds

  init(_ sender: RequestSender) {
    // Keeps clients from coming back all at once.
    let seed = UInt64.random(in: .min ... .max)
    self.init(sender, pollPause: 30_000) { Backoff.pause(after: $0, seed: seed) }
  }

  init(
    _ sender: RequestSender, pollPause: Milliseconds,
    backoff: @escaping @Sendable (_ failures: Int) -> Milliseconds
  ) {
    self.sender = sender
    self.pollPause = pollPause
    self.backoff = backoff
  }

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
      var known = await sender.pauses.reasons
      let sessions = await sender.visit.sessions
      var hasHeard = false
      do {
        for try await document in stream(ids) {
          hasHeard = true
          await tell(document)
        }
      } catch NumberSourceError.rejected {
        await ask(ids, unlessBegunSince: sessions, tell)
        continue
      } catch {}
      if hasHeard {
        failures = 0
        known = await sender.pauses.reasons
      }
      failures += 1
      await sender.pauses.pause(backoff(failures), since: known)
    }
  }

  private func stream(_ ids: [String]) -> AsyncThrowingStream<NumberDocument, any Error> {
    let bytes = ByteStream.open(sender.requests.events(of: ids), sender.session.configuration)
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

  /// Asks once instead of listening, and waits until it is time for the next question.
  ///
  /// - Parameter sessions: How many sessions had been begun when the server would not let us listen.
  ///   If another has been since, it was that which was missing, and there is nothing to wait for.
  private func ask(
    _ ids: [String], unlessBegunSince sessions: Int,
    _ tell: @escaping @Sendable (NumberDocument) async -> Void
  ) async {
    let known = await sender.pauses.reasons
    let answer = try? await sender.send(sender.requests.reading(ids))
    if let answer, answer.status == 200, let list = try? NumberDocuments(json: answer.body) {
      for document in list.documents { await tell(document) }
      guard await sender.visit.sessions == sessions else { return }
    }
    await sender.pauses.pause(pollPause, since: known, forWishesOnly: answer != nil)
  }
}
