extension NumberSigns {
  /// How many characters a number has at most.
  package var longestCount: Int { 64 + minus.count }

  /// Writes a number as people write it, exact.
  ///
  /// - Parameters:
  ///   - minimumFractionDigits: The fewest digits after the decimal mark, at most 18.
  ///   - grouped: `false` for a text to be edited.
  ///   - output: Has room for `longestCount` code points.
  /// - Returns: How many were written.
  package func write(
    _ number: ExactDecimal, minimumFractionDigits: Int, grouped: Bool,
    to output: UnsafeMutablePointer<UInt32>
  ) -> Int {
    let number = number.normalized
    var count = 0
    if number.unscaled < 0 {
      count = minus.count
      output.initialize(from: minus.baseAddress.unsafelyUnwrapped, count: count)
    }
    var rest = number.unscaled.magnitude
    // What a one is worth in the place of the digit, and how many whole digits follow it.
    var power = powerOfTen(number.scale).magnitude
    var place = 0
    while rest / power > 9 {
      power *= 10
      place += 1
    }
    let isGrouped = grouped && canGroup(digitCount: place + 1)
    let lastPlace = -max(number.scale, minimumFractionDigits)
    while place >= lastPlace {
      if place == -1 {
        output[count] = decimalMark
        count += 1
      }
      let digit = power == 0 ? 0 : rest / power
      output[count] = zeroDigit &+ UInt32(truncatingIfNeeded: digit)
      count += 1
      if isGrouped, isGroupEnd(place) {
        output[count] = groupingMark
        count += 1
      }
      rest -= digit * power
      power /= 10
      place -= 1
    }
    return count
  }

  private func canGroup(digitCount: Int) -> Bool {
    primaryGroupSize > 0 && digitCount - primaryGroupSize >= max(1, minimumGroupingDigits)
  }

  /// Whether a mark stands before the last `count` digits.
  private func isGroupEnd(_ count: Int) -> Bool {
    count >= primaryGroupSize && (count - primaryGroupSize) % secondaryGroupSize == 0
  }
}
