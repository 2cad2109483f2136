import NumberSelect

package func words(_ change: NumberChange) -> String {
  let verb =
    switch change.stage {
    case .changing: "changing"
    case .committed: "committed"
    case .changedAndCommitted: "changed"
    }
  return "\(verb) \(words(change.old)) → \(words(change.new))"
}

package func words(_ adjustment: NumberAdjustment) -> String {
  "adjusted \(adjustment.requested) → \(adjustment.adjusted)"
}

package func words(_ choice: NumberChoice) -> String {
  switch choice {
  case .number(let number): "\(number)"
  case .none: "no choice"
  }
}

package func words(_ number: ExactDecimal?) -> String {
  number.map(\.description) ?? "nothing"
}
