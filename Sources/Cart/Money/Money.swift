public import Foundation
public import NumberSelect

/// Reckons and writes amounts of one currency as a till does.
///
/// The amount of a line is rounded to the currency's smallest coin, half of it upwards, and the
/// total is the sum of the rounded amounts: whoever adds up what is on screen gets the same.
public struct Money: Sendable {
  /// How many digits the currency has after the decimal point: 2 for euros, 0 for yen.
  public let fractionDigits: Int

  private let style: Decimal.FormatStyle.Currency

  /// - Parameters:
  ///   - currency: An ISO 4217 code.
  ///   - locale: How amounts are written.
  public init(currency: String, locale: Locale) {
    style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
    fractionDigits = Self.fractionDigits(of: currency)
  }

  /// What a number of units costs.
  public func amount(of number: ExactDecimal, at price: ExactDecimal) -> Decimal {
    // Two factors of 19 digits fit exactly into the 38 digits of a Decimal.
    var exact = Decimal(number) * Decimal(price)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, fractionDigits, .plain)
    return rounded
  }

  /// The sum, or `nil` if it has too many digits to be exact.
  public func total(_ amounts: some Sequence<Decimal>) -> Decimal? {
    var total = Decimal()
    for var amount in amounts {
      var sum = Decimal()
      guard NSDecimalAdd(&sum, &total, &amount, .plain) == .noError else { return nil }
      total = sum
    }
    return total
  }

  /// The amount as it is written, with its currency.
  public func text(_ amount: Decimal) -> String {
    amount.formatted(style.precision(.fractionLength(fractionDigits)))
  }

  /// The price of one unit. It may be finer than the smallest coin.
  public func text(price: ExactDecimal) -> String {
    let digits = max(fractionDigits, price.normalized.scale)
    return Decimal(price).formatted(style.precision(.fractionLength(digits)))
  }

  /// Counts the digits that are written: nothing else in Foundation tells of them.
  private static func fractionDigits(of currency: String) -> Int {
    let zero = Decimal().formatted(.currency(code: currency).locale(Locale(identifier: "en_US")))
    guard let point = zero.lastIndex(of: ".") else { return 0 }
    return zero[point...].count { $0 == "0" }
  }
}

extension Decimal {
  init(_ number: ExactDecimal) {
    self.init(
      sign: number.unscaled < 0 ? .minus : .plus, exponent: -number.scale,
      significand: Decimal(number.unscaled.magnitude))
  }
}
