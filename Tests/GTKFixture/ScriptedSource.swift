import NumberContract
import NumberSelect
import NumberSelectFoundation

/// A source that answers when the test says so, each request with the next answer.
actor ScriptedSource: NumberSource {
  private typealias Outcome = Result<NumberDocument, NumberSourceError>

  private var requests: [CheckedContinuation<Outcome, Never>] = []
  private var answers: [Outcome] = []
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

  func lose() {
    resume(.failure(.unreachable(reason: "The cable is cut.")))
  }

  func contest(_ number: ExactDecimal?) {
    version += 1
    resume(
      .failure(
        .conflict(
          NumberDocument(
            id: "scripted", number: number, version: version,
            writer: .init(client: "other", sequence: 1), store: "test", rule: NumberRule()))))
  }

  func refuse(above maximum: ExactDecimal?) {
    version += 1
    resume(
      .failure(
        .refused(
          NumberDocument(
            id: "scripted", number: nil, version: version, writer: nil, store: "test",
            rule: NumberRule(maximum: maximum)))))
  }

  func fail() {
    resume(.failure(.rejected(status: 404, reason: "There is no such number.")))
  }

  private func nextAnswer() async throws(NumberSourceError) -> NumberDocument {
    if !answers.isEmpty { return try answers.removeFirst().get() }
    return try await withCheckedContinuation { requests.append($0) }.get()
  }

  private func resume(_ outcome: Outcome) {
    if requests.isEmpty {
      answers.append(outcome)
    } else {
      requests.removeFirst().resume(returning: outcome)
    }
  }
}
