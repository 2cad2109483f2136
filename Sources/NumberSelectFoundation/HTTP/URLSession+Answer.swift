import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Sends a request. The end of the request's time ends it, however busily the answer trickles in,
  /// and so does the end of the task.
  ///
  /// A data task is used because `data(for:)` of Foundation on Linux can deadlock when its task is
  /// cancelled.
  func answer(to request: URLRequest) async throws(NumberSourceError) -> HTTPAnswer {
    let underway = RequestUnderWay()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        underway.start(timeout: request.timeoutInterval, continuation) {
          let task = self.dataTask(with: request) { underway.end(Self.outcome($0, $1, $2)) }
          task.delegate = RedirectionRefusal()
          return task
        }
      }
    } onCancel: {
      underway.giveUp(.cancelled)
    }
    return try outcome.get()
  }

  private static func outcome(
    _ body: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> RequestUnderWay.Outcome {
    if let error {
      let isCancelled = (error as? URLError)?.code == .cancelled
      return .failure(isCancelled ? .cancelled : .unreachable(reason: error.localizedDescription))
    }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.unexpectedAnswer(reason: "The answer is not HTTP."))
    }
    return .success(HTTPAnswer(response, body: body))
  }
}

/// A request of which the first outcome counts: its answer, or that it was given up.
private final class RequestUnderWay: @unchecked Sendable {
  typealias Outcome = Result<HTTPAnswer, NumberSourceError>

  private let queue = DispatchQueue(label: "NumberSelect request")
  private var task: URLSessionDataTask?
  private var continuation: CheckedContinuation<Outcome, Never>?
  private var isGivenUp: NumberSourceError?

  func start(
    timeout: TimeInterval, _ continuation: CheckedContinuation<Outcome, Never>,
    _ makeTask: @escaping @Sendable () -> URLSessionDataTask
  ) {
    queue.async {
      if let error = self.isGivenUp { return continuation.resume(returning: .failure(error)) }
      self.continuation = continuation
      self.task = makeTask()
      self.task?.resume()
    }
    queue.asyncAfter(deadline: .now() + timeout) { [weak self] in
      self?.conclude(.failure(.unreachable(reason: "The server took too long to answer.")))
    }
  }

  func end(_ outcome: Outcome) {
    queue.async { self.conclude(outcome) }
  }

  func giveUp(_ error: NumberSourceError) {
    queue.async {
      self.isGivenUp = error
      self.conclude(.failure(error))
    }
  }

  /// Foundation on Linux traps when a task is cancelled while its answer is being handed over, so
  /// there a task that is given up runs to its end unheard.
  private func conclude(_ outcome: Outcome) {
    guard let continuation else { return }
    self.continuation = nil
    #if canImport(Darwin)
      task?.cancel()
    #endif
    task = nil
    continuation.resume(returning: outcome)
  }
}
