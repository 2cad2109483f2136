import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes a client without a token known to its server: by the cookie of a session, which the
/// system keeps and sends along.
actor Visit {
  private typealias Outcome = Result<HTTPAnswer, NumberSourceError>

  /// How many sessions were begun.
  private(set) var sessions = 0

  private var beginning: Task<Outcome, Never>?

  /// Begins a session. Many numbers that find out at the same time begin only one, however late the
  /// server tells one of them that it was missing: another would take the number of the first away.
  ///
  /// - Parameter known: How many sessions had been begun when the request was sent that the server
  ///   would not answer without one.
  /// - Throws: Why none can be begun for now. A server that refuses for good has said so already.
  func begin(
    _ request: URLRequest, unlessBegunSince known: Int, through session: URLSession
  ) async throws(NumberSourceError) {
    guard sessions == known else { return }
    let failure = try await answer(to: request, through: session).failure
    if case .unavailable = failure { throw failure }
  }

  private func answer(
    to request: URLRequest, through session: URLSession
  ) async throws(NumberSourceError) -> HTTPAnswer {
    if let beginning { return try await beginning.value.get() }
    let beginning = Task<Outcome, Never> {
      do throws(NumberSourceError) {
        return .success(try await session.answer(to: request))
      } catch {
        return .failure(error)
      }
    }
    self.beginning = beginning
    let outcome = await beginning.value
    self.beginning = nil
    if case .success(let answer) = outcome, answer.isSuccess { sessions += 1 }
    return try outcome.get()
  }
}
