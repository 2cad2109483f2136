#if canImport(UIKit)
import NumberContract
import NumberSelect
import NumberSelectFoundation

/// A source that never answers.
struct SilentSource: NumberSource {
  func load() async throws(NumberSourceError) -> NumberDocument {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    throw .cancelled
  }

  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    throw .cancelled
  }
}

/// A source that fails until it is mended.
actor BrokenSource: NumberSource {
  private let source: InMemoryNumberSource
  private var isMended = false
  private(set) var loads = 0

  init(number: ExactDecimal?, rule: NumberRule) {
    source = InMemoryNumberSource(number: number, rule: rule)
  }

  func mend() {
    isMended = true
  }

  func load() async throws(NumberSourceError) -> NumberDocument {
    loads += 1
    guard isMended else { throw .unreachable(reason: "The cable is cut.") }
    return try await source.load()
  }

  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    try await source.save(save, over: base)
  }
}

/// A source that answers when it is told to.
actor SlowSource: NumberSource {
  private let source: InMemoryNumberSource
  private var waiting: [UnsafeContinuation<Void, Never>] = []
  private var isOpen = false

  init(number: ExactDecimal?, rule: NumberRule) {
    source = InMemoryNumberSource(number: number, rule: rule)
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func close() {
    isOpen = false
  }

  func load() async throws(NumberSourceError) -> NumberDocument {
    await waitUntilOpen()
    return try await source.load()
  }

  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    await waitUntilOpen()
    return try await source.save(save, over: base)
  }

  private func waitUntilOpen() async {
    if !isOpen { await withUnsafeContinuation { waiting.append($0) } }
  }
}

/// A source that counts what it is asked for.
actor CountingSource: NumberSource {
  private let source: InMemoryNumberSource
  private var atOnce = 0
  private(set) var mostAtOnce = 0
  private(set) var saved: [ExactDecimal?] = []

  init(number: ExactDecimal?, rule: NumberRule) {
    source = InMemoryNumberSource(number: number, rule: rule)
  }

  func load() async throws(NumberSourceError) -> NumberDocument {
    try await source.load()
  }

  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    atOnce += 1
    mostAtOnce = max(mostAtOnce, atOnce)
    defer { atOnce -= 1 }
    await Task.yield()
    let document = try await source.save(save, over: base)
    saved.append(document.number)
    return document
  }
}

/// Chooses a number as another device would.
func choose(_ number: ExactDecimal, at source: InMemoryNumberSource) async {
  guard let document = try? await source.load() else { return }
  _ = try? await source.save(
    NumberSave(number: number, client: "another-device", sequence: Int(document.version)),
    over: document.entityTag)
}
#endif
