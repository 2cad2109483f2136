public import Foundation
public import NumberSelect

extension ExactDecimal {
  /// The same number.
  ///
  /// - Returns: `nil` if the number has too many digits to be kept exactly, or is not a number.
  public init?(_ decimal: Decimal) {
    self.init(decimal.description)
  }
}

extension Decimal {
  /// The same number. Every exact decimal is one.
  public init(_ number: ExactDecimal) {
    self.init(
      sign: .plus, exponent: -number.scale, significand: Decimal(number.unscaled))
  }
}
