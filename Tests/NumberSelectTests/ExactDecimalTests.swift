import NumberSelect
import Testing

@Suite("Exact decimals")
struct ExactDecimalTests {
  @Test("A text is read exactly and written back as it was")
  func roundTrip() throws {
    for text in ["0", "7", "-7", "0.05", "-0.05", "1.50", "9223372036854775807", "0.10"] {
      #expect(ExactDecimal(text)?.description == text)
    }
  }

  @Test("W24, W25: three hundred and ninety-nine hundredths less one hundredth is 3.98")
  func differencesDoNotDrift() throws {
    let number = try exact("3.99").subtracting(exact("0.01"))
    #expect(number?.description == "3.98")
  }
}
