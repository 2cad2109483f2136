import NumberContract
import NumberSelectFoundation

/// The one or the other source of a line's number.
enum LineSource: NumberSource, Equatable {
  case memory(InMemoryNumberSource)
  case server(HTTPNumberSource)

  private var source: any NumberSource {
    switch self {
    case .memory(let source): source
    case .server(let source): source
    }
  }

  func load() async throws(NumberSourceError) -> NumberDocument {
    try await source.load()
  }

  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    try await source.save(save, over: base)
  }

  func documents() -> AsyncStream<NumberDocument> {
    source.documents()
  }

  func listenAgain() {
    source.listenAgain()
  }

  func makeJournal() -> any NumberJournal {
    source.makeJournal()
  }
}
