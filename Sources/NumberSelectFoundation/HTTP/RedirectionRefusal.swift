import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Follows no redirection: whoever is elsewhere is not the server that was asked. A save would arrive
/// there without its body, or as a mere question whose answer looks like that to a save, and the
/// token would go along.
final class RedirectionRefusal: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
