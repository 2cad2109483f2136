import Foundation
import Testing

@testable import Cart

@Suite("Amounts of money")
struct MoneyTests {
  let euros = Money(currency: "EUR", locale: Locale(identifier: "en_US"))

  @Test(
    "S52: an amount is exact, and rounded to a coin only at the end",
    arguments: [
      ("3", "18.90", "€56.70"), ("0.15", "24.80", "€3.72"), ("0.1", "0.2", "€0.02"),
      ("1.005", "1", "€1.01"), ("2.675", "1", "€2.68"), ("0.004", "1", "€0.00"),
      ("9223372036854775807", "0.01", "€92,233,720,368,547,758.07"),
      (
        "9223372036854775807", "9223372036854775807",
        "€85,070,591,730,234,615,847,396,907,784,232,501,249.00"
      ),
      ("-1.5", "0.01", "-€0.02"), ("0", "18.90", "€0.00"),
    ])
  func amount(number: String, price: String, text: String) {
    #expect(euros.text(euros.amount(of: number.exact, at: price.exact)) == text)
  }

  @Test("The total is the sum of the amounts as they are shown")
  func total() {
    let amounts = ["0.05", "0.05"].map { euros.amount(of: "0.5".exact, at: $0.exact) }
    #expect(amounts.map(euros.text) == ["€0.03", "€0.03"])
    #expect(euros.total(amounts).map(euros.text) == "€0.06")
    #expect(euros.total([]) == 0)
  }

  @Test("A total that would have to be rounded is none")
  func largeTotal() {
    let most = euros.amount(of: "9223372036854775807".exact, at: "9223372036854775807".exact)
    #expect(euros.total([most, Decimal(string: "0.01")!]) == nil)
  }

  @Test(
    "Amounts have as many digits as their currency",
    arguments: [("EUR", 2), ("JPY", 0), ("BHD", 3), ("CLF", 4)])
  func digits(currency: String, digits: Int) {
    #expect(Money(currency: currency, locale: Locale(identifier: "de_DE")).fractionDigits == digits)
  }

  @Test("A price keeps the digits that are finer than a coin")
  func finePrice() {
    #expect(euros.text(price: "0.045".exact) == "€0.045")
    #expect(euros.text(price: "12".exact) == "€12.00")
  }

  @Test("Amounts are written as the user's country writes them")
  func locales() {
    func text(_ locale: String) -> String {
      Money(currency: "EUR", locale: Locale(identifier: locale)).text(Decimal(string: "1234.5")!)
    }
    #expect(text("de_DE") == "1.234,50\u{A0}€")
    #expect(text("en_IN") == "€1,234.50")
    #expect(text("ar_EG").contains("١٬٢٣٤٫٥٠"))
  }
}
