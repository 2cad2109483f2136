/// The marks between the digits of a text, before anybody knows what they mean.
///
/// Nothing is kept of them but what decides: of what kinds they are, and how large the groups between
/// them are.
struct DigitMarks {
  private struct Mark {
    var kind: UInt32 = 0
    /// How many of the digits stand before it.
    var position = 0
  }

  private var count = 0
  private var first = Mark()
  private var last = Mark()
  /// Whether a lone zero stands before the first mark.
  private var followsLoneZero = false
  /// Whether the marks before the last are of several kinds.
  private var areOthersMixed = false
  /// The group that ends with the last mark.
  private var lastGroup = 0
  /// The size of the groups between marks before that one: 0 if there are none, −1 if they differ.
  private var innerGroups = 0

  mutating func append(_ kind: UInt32, after digits: DecimalDigits) {
    let mark = Mark(kind: kind, position: digits.count)
    if count == 0 {
      first = mark
      followsLoneZero = digits.count == 1 && digits.isZero
    } else {
      areOthersMixed = areOthersMixed || last.kind != first.kind
      if count > 1 { innerGroups = innerGroupsWithLast }
      lastGroup = mark.position - last.position
    }
    last = mark
    count += 1
  }

  /// How many of the digits stand before the fraction, or `nil` if the marks do not make a number
  /// or could make two.
  func wholeDigits(of digitCount: Int, _ signs: NumberSigns) -> Int? {
    if count == 0 { return digitCount }
    if areOthersMixed { return nil }
    let isDecimal = signs.canBeDecimal(last.kind)
    if first.kind != last.kind {
      return isDecimal && isGrouped(innerGroups, lastGroup, signs) ? last.position : nil
    }
    let end = digitCount - last.position
    if count > 1 {
      return isGrouped(innerGroupsWithLast, end, signs) ? digitCount : nil
    }
    if last.kind == signs.decimalKind { return last.position }
    if !isGrouped(0, end, signs) { return isDecimal ? last.position : nil }
    return last.kind == signs.groupingKind || !isDecimal ? digitCount : nil
  }

  private var innerGroupsWithLast: Int {
    lastGroup > 0 && (innerGroups == 0 || innerGroups == lastGroup) ? lastGroup : -1
  }

  /// Whether marks of the first one's kind group digits correctly.
  private func isGrouped(_ inner: Int, _ last: Int, _ signs: NumberSigns) -> Bool {
    func fit(_ primary: Int, _ secondary: Int) -> Bool {
      last == primary && (inner == 0 || inner == secondary) && first.position <= secondary
    }
    return first.position > 0 && last > 0 && !followsLoneZero && signs.canGroup(first.kind)
      && (fit(3, 3) || fit(signs.primaryGroupSize, signs.secondaryGroupSize))
  }
}
