import NumberContract
import NumberSelectFoundation

/// A number at the other end of a network that may be bad.
struct DistantSource<Source: NumberSource>: NumberSource {
  let source: Source
  let network: BadNetwork

  func load() async throws(NumberSourceError) -> NumberDocument {
    try await cross { () async throws(NumberSourceError) in try await source.load() }
  }

  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    try await cross { () async throws(NumberSourceError) in
      try await source.save(save, over: base)
    }
  }

  /// What the server says by itself is late as well, but nothing of it gets lost: a stream that breaks
  /// is opened again and begins with how things are.
  func documents() -> AsyncStream<NumberDocument> {
    let documents = source.documents()
    return AsyncStream { continuation in
      let forwarding = Task {
        for await document in documents {
          if network.isOn { await wait(BadNetwork.usualDelay) }
          continuation.yield(document)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in forwarding.cancel() }
    }
  }

  func listenAgain() { source.listenAgain() }

  func makeJournal() -> any NumberJournal { source.makeJournal() }

  private func cross(
    _ request: () async throws(NumberSourceError) -> NumberDocument
  ) async throws(NumberSourceError) -> NumberDocument {
    guard let fate = network.nextFate() else { return try await request() }
    await wait(fate.delay)
    guard fate.end != .isLost else { throw Self.lost }
    let document = try await request()
    guard fate.end != .losesAnswer else { throw Self.lost }
    return document
  }

  private func wait(_ milliseconds: Int) async {
    try? await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
  }

  private static var lost: NumberSourceError {
    .unreachable(reason: "The bad network has lost it.")
  }
}
