/// The signs of ``NumberSymbols`` as words in memory, for as long as these are there.
///
/// The words are: how many follow; the digit zero; the decimal mark; the grouping mark or 0; the sizes
/// of the last group and of the others; how many digits have to stand before the last group; the
/// length of the minus and the minus itself; and the unit up to the end.
package struct NumberSigns {
  private let words: UnsafePointer<UInt32>

  package init(_ words: UnsafePointer<UInt32>) {
    self.words = words
  }

  var zeroDigit: UInt32 { words[1] }
  var decimalMark: UInt32 { words[2] }

  /// 0 if digits are never grouped.
  var groupingMark: UInt32 { words[3] }

  /// The size of the last group, or 0 if digits are never grouped.
  var primaryGroupSize: Int { groupingMark == 0 ? 0 : Int(words[4]) }
  var secondaryGroupSize: Int { Int(words[5] == 0 ? words[4] : words[5]) }
  var minimumGroupingDigits: Int { Int(words[6]) }

  var minus: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: words + 8, count: Int(words[7]))
  }

  var unit: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: words + 8 + minus.count, count: Int(words[0]) - 7 - minus.count)
  }
}

extension NumberSigns {
  /// Those of the form in which numbers travel.
  package static var plain: NumberSigns {
    NumberSigns(UnsafeRawPointer(&plainWords).assumingMemoryBound(to: UInt32.self))
  }
}

/// Never changed, but only what can be changed has an address for ever.
nonisolated(unsafe) private var plainWords:
  (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) =
    (8, 0x30, 0x2E, 0, 0, 0, 0, 1, 0x2D)
