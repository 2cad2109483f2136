import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends the requests of a client to its server, in a session where the server wants to know who
/// asks.
struct RequestSender: Sendable {
  let requests: RequestMaker
  let session: URLSession
  let visit = Visit()
  let pauses = Pauses()

  /// Sends a request, and once more if the server has to know first who asks.
  func send(_ request: URLRequest) async throws(NumberSourceError) -> HTTPAnswer {
    let sessions = await visit.sessions
    let answer = try await answer(to: request)
    guard answer.status == 401, requests.token == nil else { return answer }
    try await visit.begin(requests.session(), unlessBegunSince: sessions, through: session)
    return try await self.answer(to: request)
  }

  private func answer(to request: URLRequest) async throws(NumberSourceError) -> HTTPAnswer {
    let answer = try await session.answer(to: request)
    if answer.isSuccess { await pauses.serverAnswered() }
    return answer
  }
}
