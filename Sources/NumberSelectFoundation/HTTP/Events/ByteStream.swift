import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The bytes of an answer as they arrive. `bytes(for:)` does not exist in Foundation on Linux.
enum ByteStream {
  /// Sends a request and hands out the body piece by piece, until the server ends it or nobody
  /// listens any more.
  ///
  /// - Throws: From the stream, ``NumberSourceError`` if the answer is not a success or breaks off.
  static func open(
    _ request: URLRequest, _ configuration: URLSessionConfiguration
  ) -> AsyncThrowingStream<Data, any Error> {
    AsyncThrowingStream { continuation in
      let session = URLSession(
        configuration: configuration, delegate: Receiver(continuation), delegateQueue: nil)
      let task = session.dataTask(with: request)
      continuation.onTermination = { _ in task.cancelSafely() }
      task.resume()
      session.finishTasksAndInvalidate()
    }
  }
}

extension URLSessionTask {
  /// Cancels the task where that is safe.
  ///
  /// Foundation on Linux ends the process if a task is cancelled that is just coming to its end by
  /// itself. There a stream that nobody hears any more is left to end by itself: servers end
  /// streams after some minutes.
  fileprivate func cancelSafely() {
    #if canImport(Darwin)
      cancel()
    #endif
  }
}

/// Takes in what arrives.
private final class Receiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
  private var failure: NumberSourceError?

  init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation) {
    self.continuation = continuation
  }

  /// Follows no redirection, as ``RedirectionRefusal``.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status != 200 {
      failure = HTTPAnswer(status: status, retryAfter: nil, body: Data()).failure
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if failure == nil { continuation.yield(data) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let failure { return continuation.finish(throwing: failure) }
    guard let error else { return continuation.finish() }
    continuation.finish(
      throwing: NumberSourceError.unreachable(reason: error.localizedDescription))
  }
}
