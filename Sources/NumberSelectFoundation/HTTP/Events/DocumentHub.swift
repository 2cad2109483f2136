import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hears from one server what becomes of all the numbers that somebody listens to, in as few
/// connections as possible: a browser or a proxy allows only a few to one host.
///
/// A stream that breaks is opened again after a pause, and at once when the server answers anything
/// else or somebody wishes it. Where the server has no streams, it is asked now and then instead.
actor DocumentHub {
  private let connection: EventConnection
  private var listeners: [UUID: Listener] = [:]
  private var hearing: Task<Void, Never>?

  private struct Listener {
    let id: String
    let continuation: AsyncStream<NumberDocument>.Continuation
  }

  init(_ connection: EventConnection) {
    self.connection = connection
  }

  deinit {
    hearing?.cancel()
  }

  /// The documents of one number as they come, as long as somebody listens.
  nonisolated func documents(of id: String) -> AsyncStream<NumberDocument> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let key = UUID()
      let joining = Task { await self.add(Listener(id: id, continuation: continuation), key) }
      continuation.onTermination = { _ in
        Task {
          await joining.value
          await self.remove(key)
        }
      }
    }
  }

  /// Tries at once to hear from the server, if a pause stands in the way.
  nonisolated func listenAgain() {
    Task { await connection.sender.pauses.endAll() }
  }

  private func add(_ listener: Listener, _ key: UUID) {
    let isNew = !listeners.values.contains { $0.id == listener.id }
    listeners[key] = listener
    if isNew { startAnew() }
  }

  private func remove(_ key: UUID) {
    guard let listener = listeners.removeValue(forKey: key) else { return }
    if !listeners.values.contains(where: { $0.id == listener.id }) { startAnew() }
  }

  /// Waits a moment first, for numbers tend to come and go many at a time.
  private func startAnew() {
    hearing?.cancel()
    let ids = Set(listeners.values.map(\.id)).sorted()
    guard !ids.isEmpty else { return }
    hearing = Task { [weak self, connection] in
      try? await Task.sleep(nanoseconds: 100_000_000)
      await connection.hear(ids) { [weak self] in await self?.tell($0) }
    }
  }

  private func tell(_ document: NumberDocument) {
    for listener in listeners.values where listener.id == document.id {
      listener.continuation.yield(document)
    }
  }
}
