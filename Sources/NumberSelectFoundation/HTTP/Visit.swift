import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes a client without a token known to its server: by the cookie of a session, which the
/// system keeps and sends along.
actor Visit {
  private var beginning: Task<HTTPAnswer?, Never>?

  /// Begins a session. Many numbers that find out at the same time begin only one.
  func begin(_ request: URLRequest, through session: URLSession) async {
    if let beginning {
      _ = await beginning.value
      return
    }
    let beginning = Task { try? await session.answer(to: request) }
    self.beginning = beginning
    _ = await beginning.value
    self.beginning = nil
  }
}
