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
      session.dataTask(with: request).resume()
      session.finishTasksAndInvalidate()
      continuation.onTermination = { end in
        guard case .cancelled = end else { return }
        DispatchQueue.global().async { session.invalidateAndCancel() }
      }
    }
  }
}

private final class Receiver: NSObject, URLSessionDataDelegate {
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation

  init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation) {
    self.continuation = continuation
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else {
      let answer = HTTPAnswer(status: status, retryAfter: nil, body: Data())
      continuation.finish(throwing: answer.failure)
      return completionHandler(.cancel)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let error else { return continuation.finish() }
    continuation.finish(
      throwing: NumberSourceError.unreachable(reason: error.localizedDescription))
  }
}
