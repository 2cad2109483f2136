/// The digits of a text and the marks between them, before anybody knows what the marks mean.
///
/// Nothing is kept of them but what decides: how many there are, of what kind the first and the last
/// mark are, and how large the groups between them are.
struct MarkedDigits {
  private(set) var digitCount = 0
  private var markCount = 0
  private var beginsWithZero = false
  private var first: NumberMark?
  private var last: NumberMark?
  /// Whether the marks before the last are of several kinds.
  private var areOthersMixed = false
  /// The group that ends with the last mark.
  private var lastGroup = 0
  /// The size of the groups between marks before that one: 0 if there are none, −1 if they differ.
  private var innerGroups = 0

  mutating func append(digit: UInt8) {
    if digitCount == 0 { beginsWithZero = digit == 0 }
    digitCount += 1
  }

  mutating func append(_ kind: NumberMark.Kind) {
    let mark = NumberMark(kind: kind, position: digitCount)
    if let last {
      areOthersMixed = areOthersMixed || last.kind != first?.kind
      if markCount > 1 { innerGroups = innerGroupsWithLast }
      lastGroup = digitCount - last.position
    } else {
      first = mark
    }
    last = mark
    markCount += 1
  }

  /// How many of the digits stand before the fraction, or `nil` if the marks do not make a number
  /// or could make two.
  func wholeDigits(_ symbols: NumberSymbols) -> Int? {
    if digitCount == 0 { return nil }
    guard let first, let last else { return digitCount }
    if areOthersMixed { return nil }
    let isDecimal = symbols.canBeDecimal(last.kind)
    if first.kind != last.kind {
      return isDecimal && isGrouped(innerGroups, lastGroup, symbols) ? last.position : nil
    }
    let end = digitCount - last.position
    if markCount > 1 {
      return isGrouped(innerGroupsWithLast, end, symbols) ? digitCount : nil
    }
    if last.kind == symbols.decimalKind { return last.position }
    if !isGrouped(0, end, symbols) { return isDecimal ? last.position : nil }
    return last.kind == symbols.groupingKind || !isDecimal ? digitCount : nil
  }

  private var innerGroupsWithLast: Int {
    lastGroup > 0 && (innerGroups == 0 || innerGroups == lastGroup) ? lastGroup : -1
  }

  /// Whether marks of the first one's kind group digits correctly.
  private func isGrouped(_ inner: Int, _ last: Int, _ symbols: NumberSymbols) -> Bool {
    guard let first, symbols.canGroup(first.kind), first.position > 0 else { return false }
    if first.position == 1, beginsWithZero { return false }
    func fit(_ groups: DigitGroups) -> Bool {
      last == groups.primary && (inner == 0 || inner == groups.secondary)
        && first.position <= groups.secondary
    }
    if fit(.threes) { return true }
    guard let own = symbols.groups else { return false }
    return fit(own)
  }
}
