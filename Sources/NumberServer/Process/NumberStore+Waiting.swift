import Dispatch
import Synchronization

extension NumberStore {
  /// Asks the store something and sleeps until it has answered, for a thread that has nothing else to
  /// do.
  func waiting<Answer: Sendable>(
    _ ask: (any NumberStore, @escaping StoreCompletion<Answer>) -> Void
  ) throws(StoreError) -> Answer {
    let answered = DispatchSemaphore(value: 0)
    let answer = Mutex<Result<Answer, StoreError>?>(nil)
    ask(self) { result in
      answer.withLock { $0 = result }
      answered.signal()
    }
    answered.wait()
    guard let result = answer.withLock({ $0 }) else { throw .failed("the store did not answer") }
    return try result.get()
  }
}
