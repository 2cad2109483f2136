public import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A number server, seen from a client. Make one for each server and account, and keep it.
///
/// ```swift
/// let service = NumberService(url: URL(string: "https://shop.example")!)
/// view.bind(to: service.number("espresso-beans"))
/// ```
public struct NumberService: Sendable {
  /// The address under which `/v1/numbers` is found.
  public let url: URL

  /// Whose numbers these are, as the journals tell them apart.
  public let account: String

  let journals: JournalFolder
  let hub: DocumentHub
  private let sender: RequestSender

  /// - Parameters:
  ///   - url: The address under which `/v1/numbers` is found.
  ///   - token: Who asks: sent as a bearer token, and kept nowhere. Without one, a session that the
  ///     system keeps as a cookie is begun where the server wants to know who asks.
  ///   - account: A name for whoever has the token. Journals of different accounts are apart.
  ///   - timeout: How long an answer may take, in whole seconds, at least 1.
  ///   - journals: Where choices survive the end of the app.
  ///   - session: What requests go through.
  public init(
    url: URL, token: String? = nil, account: String = "", timeout: Int = 10,
    journals: JournalFolder = .standard, session: URLSession = .shared
  ) {
    self.url = url
    self.account = account
    self.journals = journals
    sender = RequestSender(
      requests: RequestMaker(url: url, token: token, timeout: TimeInterval(max(1, timeout))),
      session: session)
    hub = DocumentHub(EventConnection(sender))
  }

  /// One number of this server.
  ///
  /// - Parameter id: The number's name: 1 to 128 of the characters `A–Z a–z 0–9 - . _ ~`. Under any
  ///   other name no server has anything, so loading fails with
  ///   ``NumberSourceError/rejected(status:reason:)``.
  public func number(_ id: String) -> HTTPNumberSource {
    HTTPNumberSource(service: self, id: id)
  }

  func request(_ method: String, number id: String) -> URLRequest {
    sender.requests.one(method, id)
  }

  func send(_ request: URLRequest) async throws(NumberSourceError) -> HTTPAnswer {
    try await sender.send(request)
  }
}
