import Foundation
import NumberContract
import NumberSelect
import NumberSelectFoundation
import TestSupport

/// A test double of a source: each request waits until the test answers it.
@MainActor
final class ScriptedSource: NumberSource {
  enum Request: Equatable, Sendable {
    case load
    case save(NumberSave, base: EntityTag)
  }

  typealias Answer = Result<NumberDocument, NumberSourceError>

  nonisolated let journal = RecordingJournal()
  private(set) var requests: [Request] = []
  /// How often it was asked to go on listening at once.
  private(set) var wishesToListen = 0
  private var waiting: [CheckedContinuation<Answer, Never>] = []

  func load() async throws(NumberSourceError) -> NumberDocument {
    try await ask(.load)
  }

  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    try await ask(.save(save, base: base))
  }

  nonisolated func listenAgain() {
    MainActor.assumeIsolated { wishesToListen += 1 }
  }

  nonisolated func makeJournal() -> any NumberJournal { journal }

  private func ask(_ request: Request) async throws(NumberSourceError) -> NumberDocument {
    requests.append(request)
    return try await withCheckedContinuation { waiting.append($0) }.get()
  }

  /// The only request that is under way, as soon as there is one.
  func nextRequest() async -> Request? {
    guard await comesAbout({ !waiting.isEmpty }), waiting.count == 1 else { return nil }
    return requests.last
  }

  /// Answers the request that is under way, or the next one.
  func answer(_ answer: Answer) async {
    guard await nextRequest() != nil else { return }
    waiting.removeFirst().resume(returning: answer)
  }
}

extension ScriptedSource.Request {
  var save: NumberSave? {
    if case .save(let save, _) = self { save } else { nil }
  }

  var base: EntityTag? {
    if case .save(_, let base) = self { base } else { nil }
  }
}

/// A journal that remembers all that was written to it.
final class RecordingJournal: NumberJournal, @unchecked Sendable {
  private let lock = NSLock()
  private var written: [NumberRecord] = []
  private var synchronized = 0

  /// All that was kept, the newest last.
  var records: [NumberRecord] { lock.withLock { written } }

  /// How many of the records had reached the disk when it was last synchronized.
  var durableRecords: Int { lock.withLock { synchronized } }

  func open() async -> NumberRecord? { records.last }

  func write(_ record: NumberRecord) {
    lock.withLock { written.append(record) }
  }

  func synchronize() async -> Bool {
    lock.withLock { synchronized = written.count }
    return true
  }
}
