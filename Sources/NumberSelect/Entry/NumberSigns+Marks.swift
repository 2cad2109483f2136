// Marks that people use for one another are of one kind. A kind is named by one of its marks, and
// what only this locale uses is a kind of its own.
extension NumberSigns {
  var decimalKind: UInt32 { kind(of: decimalMark) }
  var groupingKind: UInt32 { kind(of: groupingMark) }

  /// What kind of mark a character is in a typed text, or `nil` if it is none.
  func markKind(of point: UInt32) -> UInt32? {
    // Stands for the grouping mark of a language that has none.
    if point == 0 { return nil }
    let kind = kind(of: point)
    switch kind {
    case 0x20 where point == 0x20: return groupingKind == 0x20 ? kind : nil
    case 0x2E, 0x2C, 0x27, 0x20, 0x066B, decimalMark, groupingMark: return kind
    default: return nil
    }
  }

  /// Whether a mark of this kind can stand before a fraction.
  func canBeDecimal(_ kind: UInt32) -> Bool {
    switch kind {
    case 0x2E, 0x2C, 0x066B, decimalKind: true
    default: false
    }
  }

  /// Whether a mark of this kind can stand between groups.
  func canGroup(_ kind: UInt32) -> Bool {
    switch kind {
    case 0x2E, 0x2C, 0x27, 0x20: true
    // Means nothing but a decimal mark.
    case 0x066B: false
    default: kind != decimalMark
    }
  }

  private func kind(of point: UInt32) -> UInt32 {
    switch point {
    // . ． 。
    case 0x2E, 0xFF0E, 0x3002: 0x2E
    // , ， 、 ، ٬
    case 0x2C, 0xFF0C, 0x3001, 0x060C, 0x066C: 0x2C
    // ' ’ ＇
    case 0x27, 0x2019, 0xFF07: 0x27
    case 0x20, 0xA0, 0x202F: 0x20
    default: point
    }
  }
}
