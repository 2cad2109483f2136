import NumberSelect
import NumberSelectFoundation
import TestSupport

func words(_ conflict: NumberConflict) -> String {
  switch conflict.forgotten {
  case .number(let number): "gave up \(number): \(conflict.reason)"
  case .none: "gave up no choice: \(conflict.reason)"
  }
}

func words(_ activity: NumberActivity) -> String {
  switch activity {
  case .idle: "idle"
  case .loading: "loading"
  case .saving: "saving"
  case .savingSlowly: "saving slowly"
  case .failed(let error): "failed: \(words(error))"
  }
}

private func words(_ error: NumberSourceError) -> String {
  switch error {
  case .conflict: "conflict"
  case .clientInUse: "client in use"
  case .refused: "refused"
  case .unreachable: "unreachable"
  case .unavailable(let status, _): "unavailable \(status)"
  case .rejected(let status, _): "rejected \(status)"
  case .unexpectedAnswer: "unexpected answer"
  case .cancelled: "cancelled"
  }
}
