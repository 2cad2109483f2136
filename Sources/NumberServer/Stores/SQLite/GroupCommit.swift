import Dispatch
import Synchronization

/// Lets writes that come at the same time share one transaction, and so one disk sync.
///
/// While one transaction is on its way to the disk, those before it are answered, and the writes that
/// come meanwhile gather for the next. A lone write waits for nobody.
final class GroupCommit: Sendable {
  /// A write that waits: runs in the transaction, and is told afterwards whether that was kept.
  private struct Write: Sendable {
    let run: @Sendable (SQLiteWriter) -> Void
    let finish: @Sendable (StoreError?) -> Void
  }

  /// The most writes in one transaction, so that none waits long for those before it.
  private static let mostWrites = 256

  private let writer: Mutex<SQLiteWriter>
  private let waiting = Mutex<[Write]>([])
  private let count = Atomic(0)
  private let queue = DispatchQueue(label: "number-server.writing")
  private let answers = DispatchQueue(label: "number-server.answering")

  init(_ writer: sending SQLiteWriter) {
    self.writer = Mutex(writer)
  }

  /// How many transactions there were.
  var transactions: Int { count.load(ordering: .relaxed) }

  /// Runs a write soon.
  ///
  /// - Parameter completion: Called when what was written is on the disk, or could not be written.
  func write<Answer: Sendable>(
    _ completion: @escaping @Sendable (Result<Answer, StoreError>) -> Void,
    _ body: @escaping @Sendable (SQLiteWriter) throws(StoreError) -> Answer
  ) {
    let outcome = Outcome<Answer>()
    let write = Write(
      run: { writer in
        outcome.result.withLock { $0 = Result { () throws(StoreError) in try body(writer) } }
      },
      finish: { error in
        let result = outcome.result.withLock { $0 }
        completion(error.map(Result.failure) ?? result)
      })
    let isFirst = waiting.withLock { waiting in
      waiting.append(write)
      return waiting.count == 1
    }
    if isFirst { queue.async { self.commitWaiting() } }
  }

  /// Finishes what waits, and moves it all into the database file itself.
  func close() {
    queue.sync {
      commitWaiting()
      writer.withLock { $0.checkpoint() }
    }
    answers.sync {}
  }

  private func commitWaiting() {
    while true {
      let writes = waiting.withLock { Array($0.prefix(Self.mostWrites)) }
      guard !writes.isEmpty else { return }
      commit(writes)
      let isDone = waiting.withLock { waiting in
        waiting.removeFirst(writes.count)
        return waiting.isEmpty
      }
      if isDone { return }
    }
  }

  private func commit(_ writes: [Write]) {
    var failure: StoreError?
    count.add(1, ordering: .relaxed)
    do throws(StoreError) {
      try writer.withLock { writer throws(StoreError) in
        try writer.transaction { for write in writes { write.run(writer) } }
      }
    } catch {
      failure = error
    }
    answers.async { [failure] in for write in writes { write.finish(failure) } }
  }
}

/// What a write came to, until its transaction has come to an end.
private final class Outcome<Answer: Sendable>: Sendable {
  let result = Mutex<Result<Answer, StoreError>>(.failure(.unavailable("it was not written")))
}
