import Dispatch
import NumberContract
import Synchronization

/// Ends sessions that nobody has used for a long time, now and then.
final class SessionEnding: Sendable {
  private let store: any NumberStore
  private let days: Int
  private let log: ServerLog
  private let isStopped = Mutex(false)
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  /// - Parameter days: for how many days a session may be unused.
  init(_ store: any NumberStore, days: Int, log: ServerLog) {
    self.store = store
    self.days = days
    self.log = log
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now(), repeating: .seconds(3600))
    timer.setEventHandler { [weak self] in self?.endSome() }
    timer.activate()
  }

  deinit {
    timer.cancel()
  }

  /// Asks the store for nothing any more.
  func stop() {
    isStopped.withLock { $0 = true }
    timer.cancel()
  }

  private func endSome() {
    isStopped.withLock { isStopped in
      guard !isStopped else { return }
      store.endSessions(unusedFor: days) { [weak self] result in
        guard let self, case .success(let count) = result, count > 0 else { return }
        log.line(.info, "sessions-ended") { writer in
          writer.name("count")
          writer.integer(count)
        }
        DispatchQueue.global().async { self.endSome() }
      }
    }
  }
}
