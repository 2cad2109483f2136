/// An exact decimal number: an integer and the place of its decimal point.
///
/// The value is `unscaled × 10^-scale`, so `ExactDecimal(unscaled: 105, scale: 2)` is 1.05. No
/// binary fraction is ever involved, so a tenth is a tenth:
///
/// ```swift
/// let tenth = ExactDecimal("0.1")!
/// tenth.adding(ExactDecimal("0.2")!)  // 0.3
/// ```
///
/// Two numbers are equal when their values are, however many digits each was written with: `1.50`
/// equals `1.5`. The digits as written are kept in `scale`, because an increment of `0.50` asks for
/// two digits on screen. Sums and differences come back in their shortest form.
public struct ExactDecimal: Sendable {
  /// The most digits after the decimal point that a number can have.
  public static let maximumScale = 18

  /// The number without its decimal point.
  public let unscaled: Int64

  /// How many of the digits of `unscaled` stand after the decimal point: 0 to 18.
  public var scale: Int { Int(fractionDigits.rawValue) }

  private let fractionDigits: FractionDigits

  /// Makes `unscaled × 10^-scale`.
  ///
  /// - Returns: `nil` if `scale` is not in 0 to 18.
  public init?(unscaled: Int64, scale: Int) {
    guard scale >= 0, scale <= Self.maximumScale else { return nil }
    self.init(unscaled, scale)
  }

  /// Makes a whole number.
  public init(_ value: Int) {
    self.init(Int64(value), 0)
  }

  /// Makes `unscaled × 10^-scale` of a scale that is known to be in 0 to 18.
  init(_ unscaled: Int64, _ scale: Int) {
    self.unscaled = unscaled
    fractionDigits = FractionDigits(rawValue: UInt8(truncatingIfNeeded: scale)).unsafelyUnwrapped
  }

  /// Zero.
  public static var zero: ExactDecimal { ExactDecimal(0, 0) }

  /// The same value without zeros at the end of its fraction: `1.50` becomes `1.5`.
  public var normalized: ExactDecimal {
    var unscaled = unscaled
    var scale = scale
    while scale > 0, unscaled % 10 == 0 {
      unscaled /= 10
      scale -= 1
    }
    return ExactDecimal(unscaled, scale)
  }

  /// The part before the decimal point, cut towards zero: −1.5 gives −1.
  public var wholePart: Int64 {
    unscaled / powerOfTen(scale)
  }
}

/// A scale in one byte that leaves values over, so that a number that may be absent is no larger than
/// a number: they are copied all the time.
private enum FractionDigits: UInt8 {
  case d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) {
    self.init(value, 0)
  }
}
