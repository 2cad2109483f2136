import Synchronization

/// Whether a server is to be given requests.
final class Readiness: Sendable {
  private let hasEnded = Atomic(false)

  var isReady: Bool { !hasEnded.load(ordering: .relaxed) }

  func end() {
    hasEnded.store(true, ordering: .relaxed)
  }
}
