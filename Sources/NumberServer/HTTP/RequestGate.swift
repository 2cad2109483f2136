import Dispatch
import Synchronization

/// Counts the requests that are under way, so that a server can stop without cutting one off.
final class RequestGate: Sendable {
  private let requests = DispatchGroup()
  private let handlings = DispatchGroup()
  private let isStopping = Atomic(false)
  private let isClosed = Atomic(false)

  /// Whether connections should end with their present answer.
  var closesConnections: Bool { isStopping.load(ordering: .relaxed) }

  /// A request begins to arrive. Each has to ``end()``.
  func begin() {
    requests.enter()
  }

  /// The request has been answered or given up.
  func end() {
    requests.leave()
  }

  /// A request has arrived and may be handled. If so, ``finishHandling()`` has to follow.
  ///
  /// - Returns: `false` if it came too late: the server is stopping.
  func startHandling() -> Bool {
    handlings.enter()
    if isClosed.load(ordering: .sequentiallyConsistent) {
      handlings.leave()
      return false
    }
    return true
  }

  /// The handler has given its answer.
  func finishHandling() {
    handlings.leave()
  }

  /// From here on connections end with their present answer.
  func announceClosing() {
    isStopping.store(true, ordering: .sequentiallyConsistent)
  }

  /// Lets what has begun come to its end, then nothing more in.
  ///
  /// - Parameter seconds: how long to wait for requests that still arrive. Those that are being
  ///   handled are waited for in any case.
  func close(patience seconds: Int) {
    let deadline = DispatchTime.now() + .seconds(seconds)
    announceClosing()
    _ = requests.wait(timeout: deadline)
    isClosed.store(true, ordering: .sequentiallyConsistent)
    handlings.wait()
    _ = requests.wait(timeout: deadline)
  }
}
