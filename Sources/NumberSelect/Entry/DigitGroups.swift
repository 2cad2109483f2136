/// The sizes of the groups in a whole number: 3 and 3 in 1,234,567, 3 and 2 in 12,34,567.
struct DigitGroups {
  /// The size of the last group.
  let primary: Int
  /// The size of every other group. The first may be shorter.
  let secondary: Int

  static var threes: DigitGroups { DigitGroups(primary: 3, secondary: 3) }

  /// Whether a mark stands before the last `count` digits.
  func begin(at count: Int) -> Bool {
    count >= primary && (count - primary) % secondary == 0
  }
}
