import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes the requests of the contract.
struct RequestMaker: Sendable {
  let url: URL
  let token: String?
  let timeout: TimeInterval

  func one(_ method: String, _ id: String) -> URLRequest {
    request(method, address(Contract.numbersPath).appendingPathComponent(id), timeout)
  }

  func reading(_ ids: [String]) -> URLRequest {
    request("GET", address(Contract.numbersPath, ids), timeout)
  }

  /// The server says something at least every few seconds, so a silent minute is a broken stream.
  func events(of ids: [String]) -> URLRequest {
    var request = request("GET", address(Contract.eventsPath, ids), 60)
    request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
    return request
  }

  /// The request for a session that is kept as a cookie.
  func session() -> URLRequest {
    var request = request("POST", address(Contract.sessionsPath), timeout)
    request.httpBody = SessionRequest(carrier: .cookie).json
    request.setValue(Contract.documentType, forHTTPHeaderField: "Content-Type")
    return request
  }

  private func request(_ method: String, _ address: URL, _ timeout: TimeInterval) -> URLRequest {
    var request = URLRequest(url: address, timeoutInterval: timeout)
    request.httpMethod = method
    request.cachePolicy = .reloadIgnoringLocalCacheData
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    return request
  }

  private func address(_ path: String) -> URL {
    url.appendingPathComponent(String(path.dropFirst()))
  }

  private func address(_ path: String, _ ids: [String]) -> URL {
    var components = URLComponents(url: address(path), resolvingAgainstBaseURL: false)
    components?.queryItems = ids.map { URLQueryItem(name: "id", value: $0) }
    return components?.url ?? address(path)
  }
}
