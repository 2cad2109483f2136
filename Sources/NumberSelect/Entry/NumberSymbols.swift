/// The signs that numbers are written with in one language and region.
///
/// Plain data: where it comes from (Foundation's locales, `Intl` in a browser) is none of the
/// core's business. ``text(_:minimumFractionDigits:grouped:)`` writes numbers with it and
/// ``read(_:)`` reads them back:
///
/// ```swift
/// var swiss = NumberSymbols()
/// swiss.groupingMark = "’"
/// swiss.text(1_234_567)     // 1’234’567
/// swiss.read("1’234.5")     // .number(1234.5)
/// ```
///
/// The decimal and the grouping mark must be of different kinds (two kinds of point are not), or
/// what was written cannot always be read back.
public struct NumberSymbols: Equatable, Sendable {
  /// The digit zero. The other nine follow it, as they do in every script.
  public var zeroDigit: Unicode.Scalar

  /// What stands between the whole part and the fraction.
  public var decimalMark: Unicode.Scalar

  /// What stands between groups of digits, or `nil` if digits are never grouped.
  public var groupingMark: Unicode.Scalar?

  /// How many digits the last group of the whole part has. Below 1, digits are never grouped.
  public var primaryGroupSize: Int

  /// How many digits each group before the last has: 2 in India, as in 12,34,567. Below 1, as many
  /// as the last group.
  public var secondaryGroupSize: Int

  /// How many digits have to stand before the last group to be grouped at all. Polish and Spanish
  /// ask for 2: they write 1234, but 12 345.
  public var minimumGroupingDigits: Int

  /// What stands before a negative number: a minus, with marks for its direction in some languages.
  public var minus: [Unicode.Scalar]

  /// What the number counts, as shown beside it, like `kg`. It is passed over in typed text; empty
  /// if there is none.
  public var unit: [Unicode.Scalar]

  /// Without arguments, the form in which numbers travel: ASCII digits, a point, no groups.
  public init(
    zeroDigit: Unicode.Scalar = "0",
    decimalMark: Unicode.Scalar = ".",
    groupingMark: Unicode.Scalar? = nil,
    primaryGroupSize: Int = 3,
    secondaryGroupSize: Int = 3,
    minimumGroupingDigits: Int = 1,
    minus: [Unicode.Scalar] = ["-"],
    unit: [Unicode.Scalar] = []
  ) {
    self.zeroDigit = zeroDigit
    self.decimalMark = decimalMark
    self.groupingMark = groupingMark
    self.primaryGroupSize = primaryGroupSize
    self.secondaryGroupSize = secondaryGroupSize
    self.minimumGroupingDigits = minimumGroupingDigits
    self.minus = minus
    self.unit = unit
  }
}
