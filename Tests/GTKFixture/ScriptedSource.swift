import NumberContract
import NumberSelect
import NumberSelectFoundation

/// A source that answers when the test says so.
actor ScriptedSource: NumberSource {
  private var open: [CheckedContinuation<Result<NumberDocument, NumberSourceError>, Never>] = []
  private var version = 0

  func load() async throws(NumberSourceError) -> NumberDocument {
    try await nextAnswer()
  }

  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    try await nextAnswer()
  }

  func answer(number: ExactDecimal?, rule: NumberRule) {
    version += 1
    resume(
      .success(
        NumberDocument(
          id: "scripted", number: number, version: version, writer: nil, store: "test", rule: rule)
      ))
  }

  func fail() {
    resume(.failure(.rejected(status: 404, reason: "There is no such number.")))
  }

  private func nextAnswer() async throws(NumberSourceError) -> NumberDocument {
    let result = await withCheckedContinuation { open.append($0) }
    return try result.get()
  }

  private func resume(_ result: Result<NumberDocument, NumberSourceError>) {
    if !open.isEmpty { open.removeFirst().resume(returning: result) }
  }
}
