import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes a client without a token known to its server: by the cookie of a session, which the
/// system keeps and sends along.
actor Visit {
  private typealias Outcome = Result<HTTPAnswer, NumberSourceError>

  private var beginning: Task<Outcome, Never>?

  /// Begins a session. Many numbers that find out at the same time begin only one.
  ///
  /// - Throws: Why none can be begun for now. A server that refuses for good has said so already.
  func begin(
    _ request: URLRequest, through session: URLSession
  ) async throws(NumberSourceError) {
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
    return try outcome.get()
  }
}
