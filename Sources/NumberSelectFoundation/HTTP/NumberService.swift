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
  private let visit = Visit()
  private let requests: RequestMaker
  private let session: URLSession

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
    self.session = session
    let requests = RequestMaker(url: url, token: token, timeout: TimeInterval(max(1, timeout)))
    self.requests = requests
    hub = DocumentHub(
      EventConnection(
        streamRequest: { requests.events(of: $0) },
        readRequest: { requests.reading($0) },
        configuration: { session.configuration },
        session: session))
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
    requests.one(method, id)
  }

  /// Sends a request, and once more if the server has to know first who asks.
  func send(_ request: URLRequest) async throws(NumberSourceError) -> HTTPAnswer {
    let answer = try await session.answer(to: request)
    guard answer.status == 401, requests.token == nil else { return answer }
    try await visit.begin(requests.session(), through: session)
    return try await session.answer(to: request)
  }
}
