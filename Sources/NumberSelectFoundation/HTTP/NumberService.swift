public import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A number server, seen from a client.
///
/// ```swift
/// let service = NumberService(url: URL(string: "https://shop.example")!)
/// view.bind(to: service.number("espresso-beans"))
/// ```
public struct NumberService: Sendable {
  /// The address under which `/v1/numbers` is found.
  public let url: URL

  /// How long an answer may take, in whole seconds.
  public let timeout: Int

  private let session: URLSession
  private let token: String?

  /// - Parameters:
  ///   - url: The address under which `/v1/numbers` is found.
  ///   - token: Who asks, if the server wants to know: sent as a bearer token.
  ///   - timeout: How long an answer may take, in whole seconds, at least 1.
  ///   - session: What requests go through.
  public init(
    url: URL, token: String? = nil, timeout: Int = 10, session: URLSession = .shared
  ) {
    self.url = url
    self.token = token
    self.timeout = max(1, timeout)
    self.session = session
  }

  /// One number of this server.
  ///
  /// - Parameter id: The number's name (see ``Identifier``). Under any other name the server has
  ///   nothing, so loading fails with ``NumberSourceError/rejected(status:reason:)``.
  public func number(_ id: String) -> HTTPNumberSource {
    HTTPNumberSource(service: self, id: id)
  }

  func request(_ method: String, number id: String) -> URLRequest {
    let address = url.appendingPathComponent(String(Contract.numbersPath.dropFirst()))
      .appendingPathComponent(id)
    var request = URLRequest(url: address, timeoutInterval: TimeInterval(timeout))
    request.httpMethod = method
    request.cachePolicy = .reloadIgnoringLocalCacheData
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    return request
  }

  func send(_ request: URLRequest) async throws(NumberSourceError) -> HTTPAnswer {
    try await session.answer(to: request)
  }
}
