import Foundation
import NumberSelect

/// The asynchronous sequences in which changes are told.
@MainActor
final class ChangeListeners {
  private var continuations: [UUID: AsyncStream<NumberChange>.Continuation] = [:]

  func makeStream() -> AsyncStream<NumberChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: NumberChange.self)
    let id = UUID()
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[id] = nil }
    }
    return stream
  }

  func tell(_ change: NumberChange) {
    for continuation in continuations.values { continuation.yield(change) }
  }

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }
}
