import Foundation
import NumberSelect
import NumberSelectFoundation
import Testing

@Suite("Exact decimals and Foundation's")
struct ExactDecimalDecimalTests {
  @Test(
    "A number keeps its value there and back",
    arguments: [
      "0", "1", "-1", "0.1", "-0.05", "1234567.89", "9223372036854775807",
      "-9223372036854775808", "0.000000000000000001", "-9.223372036854775808",
    ])
  func thereAndBack(text: String) throws {
    let number = try #require(ExactDecimal(text))
    let decimal = Decimal(number)
    #expect(decimal == Decimal(string: text))
    #expect(ExactDecimal(decimal) == number)
  }

  @Test("A tenth of Foundation is a tenth")
  func tenth() {
    let sum = Decimal(sign: .plus, exponent: -1, significand: 1) + Decimal(2) / 10
    #expect(ExactDecimal(sum) == ExactDecimal("0.3"))
  }

  @Test("What cannot be kept exactly is refused")
  func tooLong() {
    #expect(ExactDecimal(Decimal.nan) == nil)
    #expect(ExactDecimal(Decimal.greatestFiniteMagnitude) == nil)
    #expect(ExactDecimal(Decimal(1) / 3) == nil)
    #expect(ExactDecimal(Decimal(sign: .plus, exponent: 19, significand: 1)) == nil)
  }
}
