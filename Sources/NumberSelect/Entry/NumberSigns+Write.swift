extension NumberSigns {
  /// Gives one after the other the characters of a number as people write it, exact.
  ///
  /// - Parameters:
  ///   - minimumFractionDigits: The fewest digits after the decimal mark, at most 18.
  ///   - grouped: `false` for a text to be edited.
  package func write(
    _ number: ExactDecimal, minimumFractionDigits: Int, grouped: Bool, _ body: (UInt32) -> Void
  ) {
    let number = number.normalized
    var rest = number.unscaled.magnitude
    // What a one is worth in the place of the digit, and how many whole digits follow it.
    var power = powerOfTen(number.scale).magnitude
    var place = 0
    while rest / power > 9 {
      power *= 10
      place += 1
    }
    let isGrouped = grouped && canGroup(digitCount: place + 1)
    if number.unscaled < 0 {
      if minus.isEmpty { body(0x2D) }
      minus.forEach(body)
    }
    while place >= -max(number.scale, minimumFractionDigits) {
      if place == -1 { body(decimalMark) }
      let digit = power == 0 ? 0 : rest / power
      body(zeroDigit &+ UInt32(truncatingIfNeeded: digit))
      if isGrouped, groups.begin(at: place) { body(groupingMark) }
      rest -= digit * power
      power /= 10
      place -= 1
    }
  }

  private func canGroup(digitCount: Int) -> Bool {
    groups.primary > 0 && digitCount - groups.primary >= max(1, minimumGroupingDigits)
  }
}

extension DigitGroups {
  /// Whether a mark stands before the last `count` digits.
  fileprivate func begin(at count: Int) -> Bool {
    count >= primary && (count - primary) % secondary == 0
  }
}
