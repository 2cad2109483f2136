/// The signs of ``NumberSymbols`` as code points in memory that is somebody else's.
package struct NumberSigns {
  let zeroDigit: UInt32
  let decimalMark: UInt32
  /// 0 if there is none.
  let groupingMark: UInt32
  let groups: DigitGroups
  let minimumGroupingDigits: Int
  /// Empty for a hyphen.
  let minus: UnsafeBufferPointer<UInt32>
  let unit: UnsafeBufferPointer<UInt32>

  /// - Parameter groupingMark: 0 if digits are never grouped. The rest is as ``NumberSymbols`` has it.
  package init(
    zeroDigit: UInt32, decimalMark: UInt32, groupingMark: UInt32, primaryGroupSize: Int,
    secondaryGroupSize: Int, minimumGroupingDigits: Int, minus: UnsafeBufferPointer<UInt32>,
    unit: UnsafeBufferPointer<UInt32>
  ) {
    self.zeroDigit = zeroDigit
    self.decimalMark = decimalMark
    self.groupingMark = groupingMark
    groups = DigitGroups(
      primary: groupingMark == 0 ? 0 : primaryGroupSize,
      secondary: secondaryGroupSize > 0 ? secondaryGroupSize : primaryGroupSize)
    self.minimumGroupingDigits = minimumGroupingDigits
    self.minus = minus
    self.unit = unit
  }

  /// Those of the form in which numbers travel.
  package static var plain: NumberSigns {
    let nothing = UnsafeBufferPointer<UInt32>(start: nil, count: 0)
    return NumberSigns(
      zeroDigit: 0x30, decimalMark: 0x2E, groupingMark: 0, primaryGroupSize: 0,
      secondaryGroupSize: 0, minimumGroupingDigits: 0, minus: nothing, unit: nothing)
  }
}

/// The sizes of the groups in a whole number: 3 and 3 in 1,234,567, 3 and 2 in 12,34,567.
struct DigitGroups {
  /// The size of the last group. Below 1, digits are never grouped.
  let primary: Int
  /// The size of every other group. The first may be shorter.
  let secondary: Int
}
