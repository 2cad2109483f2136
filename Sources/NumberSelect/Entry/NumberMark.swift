/// A mark among digits, of the kinds that people use for one another.
struct NumberMark: Equatable {
  enum Kind: Equatable {
    case point
    case comma
    /// U+066B, which means nothing but a decimal mark.
    case arabicDecimal
    case apostrophe
    case space
    /// A mark that only this locale uses, and only as its decimal or grouping mark.
    case ownDecimal
    case ownGrouping
  }

  let kind: Kind

  /// How many of the digits stand before it.
  let position: Int
}

extension NumberSymbols {
  var decimalKind: NumberMark.Kind {
    generalKind(of: decimalMark) ?? .ownDecimal
  }

  var groupingKind: NumberMark.Kind? {
    groupingMark.map { generalKind(of: $0) ?? .ownGrouping }
  }

  /// What kind of mark a character is in a typed text, or `nil` if it is none.
  func markKind(of scalar: Unicode.Scalar) -> NumberMark.Kind? {
    if scalar == " " { return groupingKind == .space ? .space : nil }
    if let kind = generalKind(of: scalar) { return kind }
    if scalar == decimalMark { return .ownDecimal }
    return scalar == groupingMark ? .ownGrouping : nil
  }

  /// Whether a mark of this kind can stand before a fraction.
  func canBeDecimal(_ kind: NumberMark.Kind) -> Bool {
    kind == .point || kind == .comma || kind == .arabicDecimal || kind == decimalKind
  }

  /// Whether a mark of this kind can stand between groups.
  func canGroup(_ kind: NumberMark.Kind) -> Bool {
    kind != .arabicDecimal && kind != .ownDecimal
  }

  private func generalKind(of scalar: Unicode.Scalar) -> NumberMark.Kind? {
    switch scalar {
    case ".", "．", "。": .point
    case ",", "，", "、", "،", "٬": .comma
    case "٫": .arabicDecimal
    case "'", "’", "＇": .apostrophe
    case " ", "\u{00A0}", "\u{202F}": .space
    default: nil
    }
  }
}
