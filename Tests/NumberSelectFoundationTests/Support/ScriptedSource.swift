import NumberContract
import NumberSelect
import NumberSelectFoundation

/// A test double of a source: each request waits until the test answers it.
@MainActor
final class ScriptedSource: NumberSource {
  enum Request: Equatable, Sendable {
    case load
    case save(NumberSave, base: NumberDocument)
  }

  typealias Answer = Result<NumberDocument, NumberSourceError>

  private(set) var requests: [Request] = []
  private var waiting: CheckedContinuation<Answer, Never>?

  /// The most requests that were under way at the same time.
  private(set) var mostAtOnce = 0
  private var underWay = 0

  /// Whether a request waits for its answer.
  var isAsked: Bool { waiting != nil }

  func load() async throws(NumberSourceError) -> NumberDocument {
    try await ask(.load)
  }

  func save(
    _ save: NumberSave, over document: NumberDocument
  ) async throws(NumberSourceError) -> NumberDocument {
    try await ask(.save(save, base: document))
  }

  private func ask(_ request: Request) async throws(NumberSourceError) -> NumberDocument {
    requests.append(request)
    underWay += 1
    mostAtOnce = max(mostAtOnce, underWay)
    let answer = await withCheckedContinuation { waiting = $0 }
    underWay -= 1
    return try answer.get()
  }

  /// The next request, as soon as it comes.
  func nextRequest() async -> Request? {
    await eventually { isAsked } ? requests.last : nil
  }

  /// Answers the request that waits, or the next one.
  func answer(_ answer: Answer) async {
    guard await eventually({ isAsked }) else { return }
    let waiting = waiting
    self.waiting = nil
    waiting?.resume(returning: answer)
  }
}

extension ScriptedSource.Request {
  var save: NumberSave? {
    if case .save(let save, _) = self { save } else { nil }
  }

  var base: NumberDocument? {
    if case .save(_, let base) = self { base } else { nil }
  }
}
