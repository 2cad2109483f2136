import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server answered.
struct HTTPAnswer: Sendable {
  let status: Int
  let retryAfter: Int?
  let body: Data

  /// Why the answer is not the document that was asked for.
  var failure: NumberSourceError {
    let problem = try? Problem(json: body)
    switch (status, problem?.document) {
    case (409, let document?): return .clientInUse(document)
    case (412, let document?): return .conflict(document)
    case (422, let document?): return .refused(document)
    case (408, _), (429, _), (500..., _):
      return .unavailable(status: status, retryAfter: retryAfter)
    case (400..., _): return .rejected(status: status, reason: reason(problem))
    default: return .unexpectedAnswer(reason: "The server answered with status \(status).")
    }
  }

  private func reason(_ problem: Problem?) -> String {
    problem?.detail ?? problem?.title ?? "The server answered with status \(status)."
  }
}

extension URLSession {
  /// Sends a request. A cancelled task cancels it.
  ///
  /// A data task is used, and cancelled from another queue, because `data(for:)` of Foundation on
  /// Linux can deadlock when its task is cancelled.
  func answer(to request: URLRequest) async throws(NumberSourceError) -> HTTPAnswer {
    let underway = RequestUnderWay()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let task = dataTask(with: request) { body, response, error in
          continuation.resume(returning: Self.result(body, response, error))
        }
        underway.start(task)
      }
    } onCancel: {
      underway.cancel()
    }
    return try result.get()
  }

  private static func result(
    _ body: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<HTTPAnswer, NumberSourceError> {
    if let error {
      let isCancelled = (error as? URLError)?.code == .cancelled
      return .failure(isCancelled ? .cancelled : .unreachable(reason: error.localizedDescription))
    }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.unexpectedAnswer(reason: "The answer is not HTTP."))
    }
    let retryAfter = response.value(forHTTPHeaderField: "Retry-After").flatMap(Int.init)
    return .success(
      HTTPAnswer(status: response.statusCode, retryAfter: retryAfter, body: body ?? Data()))
  }
}

/// A data task that can be cancelled before it was started.
private final class RequestUnderWay: @unchecked Sendable {
  private let queue = DispatchQueue(label: "NumberSelect request")
  private var task: URLSessionDataTask?
  private var isCancelled = false

  func start(_ task: URLSessionDataTask) {
    queue.async {
      self.task = task
      if self.isCancelled { task.cancel() }
      task.resume()
    }
  }

  func cancel() {
    queue.async {
      self.isCancelled = true
      self.task?.cancel()
    }
  }
}
