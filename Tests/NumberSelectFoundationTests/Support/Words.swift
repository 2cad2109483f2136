import NumberSelect
import NumberSelectFoundation

func words(_ change: NumberChange) -> String {
  let verb =
    switch change.stage {
    case .changing: "changing"
    case .committed: "committed"
    case .changedAndCommitted: "changed"
    }
  return "\(verb) \(words(change.old)) → \(words(change.new))"
}

func words(_ adjustment: NumberAdjustment) -> String {
  "adjusted \(adjustment.requested) → \(adjustment.adjusted)"
}

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

func words(_ number: ExactDecimal?) -> String {
  number.map(\.description) ?? "nothing"
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
