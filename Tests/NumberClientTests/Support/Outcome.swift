import NumberContract
import NumberSelectFoundation

/// What became of a request, the reasons left out.
enum Outcome: Equatable {
  case document(NumberDocument)
  case conflict(NumberDocument)
  case clientInUse(NumberDocument)
  case refused(NumberDocument)
  case unreachable
  case unavailable(Int, retryAfter: Int?)
  case rejected(Int)
  case unexpectedAnswer
  case cancelled

  init(
    _ request: () async throws(NumberSourceError) -> NumberDocument
  ) async {
    do throws(NumberSourceError) {
      self = .document(try await request())
    } catch {
      self.init(error)
    }
  }

  private init(_ error: NumberSourceError) {
    switch error {
    case .conflict(let document): self = .conflict(document)
    case .clientInUse(let document): self = .clientInUse(document)
    case .refused(let document): self = .refused(document)
    case .unreachable: self = .unreachable
    case .unavailable(let status, let seconds): self = .unavailable(status, retryAfter: seconds)
    case .rejected(let status, _): self = .rejected(status)
    case .unexpectedAnswer: self = .unexpectedAnswer
    case .cancelled: self = .cancelled
    }
  }
}
