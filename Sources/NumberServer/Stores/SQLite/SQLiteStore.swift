public import NumberContract
import Synchronization

/// A store in one SQLite file: many readers beside one writer, and each save on disk before it is
/// answered.
///
/// ```swift
/// let store = try SQLiteStore(path: "numbers.sqlite")
/// ```
public final class SQLiteStore: NumberStore {
  private let readers: [Reader]
  let commits: GroupCommit
  private let listener = Mutex<Listener?>(nil)

  /// A closure that stands in a mutex by itself is wrapped once more each time it is taken out.
  private struct Listener {
    let tell: @Sendable (StoreChange) -> Void
  }

  private final class Reader: Sendable {
    let documents: Mutex<CurrentDocuments>

    init(path: String, storeName: String) throws(StoreError) {
      documents = Mutex(
        try CurrentDocuments(SQLiteReader(SQLiteConnection(path: path), storeName: storeName)))
    }
  }

  /// Opens a database, and makes it if there is none and it may.
  ///
  /// - Parameters:
  ///   - path: the file. Its directory has to exist; two more files come to lie beside it.
  ///   - isRestored: whether the file was put back from a backup. The store then takes a new name,
  ///     because versions that it is going to count may have been given out before. Nobody else may
  ///     have the file open.
  ///   - mayCreate: whether a file that does not exist is made.
  ///   - readerCount: how many threads can read at the same time.
  /// - Throws: ``StoreError/failed(_:)`` if the file is a database of another program.
  public init(
    path: String, isRestored: Bool = false, mayCreate: Bool = true, readerCount: Int = 4
  ) throws(StoreError) {
    if isRestored { try SQLiteSchema.rename(path: path, mayCreate: mayCreate) }
    let connection = try SQLiteConnection(path: path, mayCreate: mayCreate)
    try SQLiteSchema.prepare(connection)
    let name = try SQLiteSchema.storeName(connection)
    commits = GroupCommit(try SQLiteWriter(connection, storeName: name))
    var readers: [Reader] = []
    for _ in 0..<max(1, readerCount) {
      readers.append(try Reader(path: path, storeName: name))
    }
    self.readers = readers
  }

  /// How many transactions were written since it was opened. Each is one sync of the disk, which all
  /// the saves in it share.
  public var transactions: Int { commits.transactions }

  public func document(of key: NumberKey, completion: @escaping StoreCompletion<NumberDocument?>) {
    answer(completion) { documents throws(StoreError) in try documents.document(of: key) }
  }

  public func documents(
    of ids: [String], owner: Owner, completion: @escaping StoreCompletion<[NumberDocument]>
  ) {
    answer(completion) { documents throws(StoreError) in
      try documents.documents(of: ids, owner: owner)
    }
  }

  public func save(
    _ save: NumberSave, to key: NumberKey, in session: TokenHash?,
    if condition: EntityTagCondition?, completion: @escaping StoreCompletion<SaveOutcome>
  ) {
    commits.write { [self] result in
      if case .success(.saved) = result { changed([.number(key)]) }
      completion(result)
    } _: { writer throws(StoreError) in
      try writer.save(save, to: key, in: session, if: condition)
    }
  }

  public func setRules(
    _ rules: [IdentifiedRule], completion: @escaping StoreCompletion<[RuleChange]>
  ) {
    commits.write { [self] result in
      if case .success(let changes) = result {
        changed(zip(rules, changes).filter { $1 != .unchanged }.map { .rule($0.0.id) })
      }
      completion(result)
    } _: { writer throws(StoreError) in
      try writer.setRules(rules)
    }
  }

  /// Tells of what this process writes only: one file is one server's.
  public func tellChanges(_ tell: @escaping @Sendable (StoreChange) -> Void) {
    listener.withLock { $0 = Listener(tell: tell) }
  }

  public func close() {
    commits.close()
  }

  func changed(_ changes: [StoreChange]) {
    guard let listener = listener.withLock({ $0 }) else { return }
    for change in changes { listener.tell(change) }
  }

  /// Answers with what is read.
  func answer<Answer: Sendable>(
    _ completion: StoreCompletion<Answer>,
    with body: (CurrentDocuments) throws(StoreError) -> Answer
  ) {
    completion(Result { () throws(StoreError) in try read(body) })
  }

  /// Reads over the first connection that no other thread is using.
  func read<Answer: Sendable>(
    _ body: (CurrentDocuments) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    for reader in readers {
      let answer = try reader.documents.withLockIfAvailable { documents throws(StoreError) in
        try body(documents)
      }
      if let answer { return answer }
    }
    return try readers[0].documents.withLock { documents throws(StoreError) in
      try body(documents)
    }
  }
}
