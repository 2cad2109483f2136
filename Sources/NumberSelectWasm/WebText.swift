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
  /// Writes the text into the buffer: for people as the element's language writes numbers.
  ///
  /// - Returns: How long it is, or −1 if there is none.
  func write(_ what: WebText, forPeople: Bool) -> Int32 {
    guard let number = number(what) else { return -1 }
    let isShown = forPeople || what == .shown
    let signs = isShown ? symbols : .plain
    let output = buffer.room(for: signs.longestCount)
    let count = signs.write(
      number, minimumFractionDigits: isShown ? control.fractionDigits : 0,
      grouped: forPeople || !control.isEditing, to: output)
    return Int32(count)
  }

  private func number(_ what: WebText) -> ExactDecimal? {
    switch what {
    case .shown: control.number
    case .value: control.statedNumber
    case .submitted: control.settledNumber
    case .lowest: control.lowest
    case .highest: control.highest
    case .proposed: control.question?.change.new
    case .requested: effects.adjustment?.requested
    case .adjusted: effects.adjustment?.adjusted
    case .forgotten: forgottenNumber
    }
  }

  private var forgottenNumber: ExactDecimal? {
    if case .number(let number) = effects.conflict?.forgotten { number } else { nil }
  }
}
