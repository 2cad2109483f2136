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
    generalKind(of: decimalMark.value) ?? .ownDecimal
  }

  var groupingKind: NumberMark.Kind? {
    groupingMark.map { generalKind(of: $0.value) ?? .ownGrouping }
  }

  /// What kind of mark a character is in a typed text, or `nil` if it is none.
  func markKind(of point: UInt32) -> NumberMark.Kind? {
    if point == 0x20 { return groupingKind == .space ? .space : nil }
    if let kind = generalKind(of: point) { return kind }
    if point == decimalMark.value { return .ownDecimal }
    return point == groupingMark?.value ? .ownGrouping : nil
  }

  /// Whether a mark of this kind can stand before a fraction.
  func canBeDecimal(_ kind: NumberMark.Kind) -> Bool {
    kind == .point || kind == .comma || kind == .arabicDecimal || kind == decimalKind
  }

  /// Whether a mark of this kind can stand between groups.
  func canGroup(_ kind: NumberMark.Kind) -> Bool {
    kind != .arabicDecimal && kind != .ownDecimal
  }

  private func generalKind(of point: UInt32) -> NumberMark.Kind? {
    switch point {
    // . ． 。
    case 0x2E, 0xFF0E, 0x3002: .point
    // , ， 、 ، ٬
    case 0x2C, 0xFF0C, 0x3001, 0x060C, 0x066C: .comma
    case 0x066B: .arabicDecimal
    // ' ’ ＇
    case 0x27, 0x2019, 0xFF07: .apostrophe
    case 0x20, 0xA0, 0x202F: .space
    default: nil
    }
  }
}
