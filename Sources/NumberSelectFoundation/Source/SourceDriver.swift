import Foundation
import NumberContract
import NumberSelect

/// Does what the engine of one bound selector asks for: journal, requests and pushed documents.
///
/// It stays until its last request is answered, so what was sent when the selector went away is
/// still written down.
@MainActor
final class SourceDriver {
  /// Takes the answers.
  var send: (@MainActor (NumberEvent) -> Void)?

  /// Why the last load or save failed, if it did.
  private(set) var failure: NumberSourceError?

  private let source: any NumberSource
  private let journal: any NumberJournal
  private var listening: Task<Void, Never>?

  /// - Parameter journal: The journal to go on with, or `nil` for one of its own.
  init(source: any NumberSource, journal: (any NumberJournal)? = nil) {
    self.source = source
    self.journal = journal ?? source.makeJournal()
  }

  deinit {
    listening?.cancel()
  }

  func perform(_ effects: NumberEffects, of selector: NumberSelector) {
    if effects.writesJournal, let record = selector.record { journal.write(record) }
    if effects.opensJournal { openJournal() }
    if effects.loads { load() }
    if effects.sends, let save = selector.save { send(save) }
    if effects.wantsClient { send?(.clientMade(.random())) }
  }

  /// Drivers for the choices that selectors which are gone left in journals of the number, each with
  /// the record to go on with.
  func driversOfLeftBehind() async -> [(driver: SourceDriver, record: NumberRecord)] {
    var drivers: [(driver: SourceDriver, record: NumberRecord)] = []
    for journal in await journal.journalsLeftBehind() {
      guard let record = await journal.open() else { continue }
      drivers.append((SourceDriver(source: source, journal: journal), record))
    }
    return drivers
  }

  /// Hears again at once what the source says by itself.
  func listenAgain() {
    source.listenAgain()
  }

  private func openJournal() {
    Task {
      let record = await journal.open() ?? NumberRecord(client: .random())
      send?(.journalRead(record))
      listen()
    }
  }

  private func load() {
    Task {
      do throws(NumberSourceError) {
        let document = try await SyncDocument(source.load())
        failure = nil
        send?(.loaded(document))
      } catch {
        failure = error
        send?(.loadFailed(LoadFailure(error)))
      }
    }
  }

  /// The journal is on the disk before the save is on the wire. If it cannot be kept, the save goes
  /// out all the same: a full disk must not keep a shop from selling.
  private func send(_ save: NumberSend) {
    Task {
      _ = await journal.synchronize()
      let answer = await answer(to: save)
      send?(.saveAnswered(attempt: save.attempt, answer))
    }
  }

  private func answer(to save: NumberSend) async -> SaveAnswer {
    do throws(NumberSourceError) {
      let document = try await source.save(save.save, over: save.baseTag)
      failure = nil
      return SaveAnswer(document, SaveAnswer.stored)
    } catch {
      failure = error
      return SaveAnswer(error)
    }
  }

  private func listen() {
    let documents = source.documents()
    listening = Task { [weak self] in
      for await document in documents {
        guard let self else { return }
        if let document = try? SyncDocument(document) { self.send?(.pushed(document)) }
      }
    }
  }
}

extension WireName {
  /// A name that nobody ever had: 122 random bits.
  static func random() -> WireName {
    let text = UUID().uuidString.lowercased()
    guard let name = WireName(Array(text.utf8)) else { preconditionFailure("A UUID is a name.") }
    return name
  }
}
