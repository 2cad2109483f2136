import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Sends a request. A cancelled task cancels it, and so does the end of the request's time: a
  /// server that says something now and then, but never all, is as good as one that is silent.
  ///
  /// A data task is used, and cancelled from another queue, because `data(for:)` of Foundation on
  /// Linux can deadlock when its task is cancelled.
  func answer(to request: URLRequest) async throws(NumberSourceError) -> HTTPAnswer {
    let underway = RequestUnderWay()
    let result: Result<HTTPAnswer, NumberSourceError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let task = dataTask(with: request) { body, response, error in
          underway.end { isLate in
            continuation.resume(returning: Self.result(body, response, error, isLate: isLate))
          }
        }
        underway.start(task, timeout: request.timeoutInterval)
      }
    } onCancel: {
      underway.cancel()
    }
    return try result.get()
  }

  private static func result(
    _ body: Data?, _ response: URLResponse?, _ error: (any Error)?, isLate: Bool
  ) -> Result<HTTPAnswer, NumberSourceError> {
    if let error {
      if isLate { return .failure(.unreachable(reason: "The server took too long to answer.")) }
      let isCancelled = (error as? URLError)?.code == .cancelled
      return .failure(isCancelled ? .cancelled : .unreachable(reason: error.localizedDescription))
    }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.unexpectedAnswer(reason: "The answer is not HTTP."))
    }
    return .success(HTTPAnswer(response, body: body))
  }
}

/// A data task that can be cancelled before it was started.
private final class RequestUnderWay: @unchecked Sendable {
  private let queue = DispatchQueue(label: "NumberSelect request")
  private var task: URLSessionDataTask?
  private var isCancelled = false
  private var isLate = false

  func start(_ task: URLSessionDataTask, timeout: TimeInterval) {
    queue.async {
      self.task = task
      if self.isCancelled { task.cancel() }
      task.resume()
    }
    queue.asyncAfter(deadline: .now() + timeout) { [weak self] in self?.expire() }
  }

  func cancel() {
    queue.async {
      self.isCancelled = true
      self.task?.cancel()
    }
  }

  func end(_ tell: @escaping @Sendable (_ isLate: Bool) -> Void) {
    queue.async {
      self.task = nil
      tell(self.isLate)
    }
  }

  private func expire() {
    isLate = task != nil
    task?.cancel()
  }
}
