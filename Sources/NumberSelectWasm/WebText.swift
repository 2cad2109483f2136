import NumberSelect

/// What the shell asks the text of, by number.
enum WebText: Int32 {
  /// As it is shown, in the language of the element.
  case shown
  /// The value in the form in which numbers travel, as are all that follow.
  case value
  /// What a form submits.
  case submitted
  case lowest, highest
  /// Of the last question.
  case proposed
  /// Of the last adjustment.
  case requested, adjusted
  /// Of the last conflict.
  case forgotten
}

extension WebNumber {
  /// Writes a text, if there is one: for people as the element's language writes numbers.
  func text(
    _ what: WebText, forPeople: Bool, to scalars: inout [Unicode.Scalar]
  ) -> Bool {
    guard let number = number(what) else { return false }
    guard what == .shown || forPeople, let symbols else {
      NumberSymbols().write(number, to: &scalars)
      return true
    }
    let look = selector.appearance
    symbols.pointee.write(
      number, minimumFractionDigits: look.fractionDigits, grouped: forPeople || !look.isEditing,
      to: &scalars)
    return true
  }

  private var forgotten: ExactDecimal? {
    guard case .number(let number) = effects.conflict?.forgotten else { return nil }
    return number
  }

  private func number(_ what: WebText) -> ExactDecimal? {
    switch what {
    case .shown: selector.number
    case .value: selector.control.statedNumber
    case .submitted: selector.control.settledNumber
    case .lowest: selector.appearance.lowest
    case .highest: selector.appearance.highest
    case .proposed: effects.question?.new
    case .requested: effects.adjustment?.requested
    case .adjusted: effects.adjustment?.adjusted
    case .forgotten: forgotten
    }
  }
}
