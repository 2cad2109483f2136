import NumberSelect

/// The signs of a language, shared by all its elements. They stay as long as the page.
typealias WebSymbols = UnsafeMutablePointer<NumberSigns>

extension NumberSigns {
  /// - Parameter words: Zero, decimal mark, grouping mark or 0, primary and secondary group, fewest
  ///   grouped digits, then the length of the minus and the minus itself, then the unit up to the end.
  init(_ words: UnsafeBufferPointer<UInt32>) {
    guard words.count > 6 else {
      self = .plain
      return
    }
    let unit = min(7 + Int(words[6]), words.count)
    self.init(
      zeroDigit: words[0], decimalMark: words[1], groupingMark: words[2],
      primaryGroupSize: Int(words[3]), secondaryGroupSize: Int(words[4]),
      minimumGroupingDigits: Int(words[5]),
      minus: UnsafeBufferPointer(rebasing: words[7..<unit]),
      unit: UnsafeBufferPointer(rebasing: words[unit...]))
  }
}
