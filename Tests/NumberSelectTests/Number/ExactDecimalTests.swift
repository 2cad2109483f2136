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

  @Test(
    "A text that is not digits with a minus and a point in their places is no number",
    arguments: [
      "", "-", ".", "-.", ".5", "5.", "-.5", "+5", "--5", "1-", "1..2", "1.2.3", " 5", "5 ", "1e3",
      "1,5", "0x1", "NaN", "Infinity", "٣", "１", "1_000", "5\0", "−5",
    ])
  func notANumber(text: String) {
    #expect(throws: ExactDecimalError.notANumber) { try ExactDecimal(utf8: text.utf8) }
    #expect(ExactDecimal(text) == nil)
  }

  @Test(
    "A number with more digits than can be kept is said to be too long, never rounded or wrapped",
    arguments: [
      "9223372036854775808", "-9223372036854775809", "18446744073709551616",
      "0.0000000000000000001",
      "1.0000000000000000001", "10.000000000000000001", "99999999999999999999",
      String(repeating: "9", count: 1000), "0." + String(repeating: "3", count: 1000),
    ])
  func tooManyDigits(text: String) {
    #expect(throws: ExactDecimalError.tooManyDigits) { try ExactDecimal(utf8: text.utf8) }
  }

  @Test("Zeros that say nothing are taken however many there are")
  func manyZeros() throws {
    let zeros = String(repeating: "0", count: 1000)
    #expect(try ExactDecimal(utf8: (zeros + "7").utf8) == 7)
    #expect(try ExactDecimal(utf8: ("7." + zeros).utf8) == 7)
    #expect(try ExactDecimal(utf8: ("-0." + zeros).utf8) == 0)
    #expect(try ExactDecimal(utf8: ("7.5" + zeros).utf8).description == "7.500000000000000000")
  }

  @Test("The largest and smallest numbers are kept")
  func extremes() throws {
    #expect(try exact("-9223372036854775808").unscaled == .min)
    #expect(try exact("-9.223372036854775808").scale == 18)
    #expect(try exact("-9.223372036854775808") < exact("-9.223372036854775807"))
    #expect(ExactDecimal(unscaled: 1, scale: 19) == nil)
    #expect(ExactDecimal(unscaled: 1, scale: -1) == nil)
  }

  @Test("W33: minus zero is zero")
  func minusZero() throws {
    #expect(try exact("-0") == 0)
    #expect(try exact("-0.00").description == "0.00")
    #expect(try exact("-0").normalized.description == "0")
  }

  @Test("Numbers of one value are equal and have one hash, however they are written")
  func equality() throws {
    #expect(try exact("1.50") == exact("1.5"))
    #expect(try exact("1.50").hashValue == exact("1.5").hashValue)
    #expect(try Set([exact("2"), exact("2.0"), exact("2.00")]).count == 1)
    #expect(try exact("1.50").normalized.description == "1.5")
    #expect(try exact("100").normalized.description == "100")
  }

  @Test("W24, W25: three hundred and ninety-nine hundredths less one hundredth is 3.98")
  func differencesDoNotDrift() throws {
    let number = try exact("3.99").subtracting(exact("0.01"))
    #expect(number?.description == "3.98")
  }

  @Test("A sum that cannot be kept exactly is no number")
  func overflow() throws {
    let largest = ExactDecimal(Int(Int64.max))
    #expect(largest.adding(1) == nil)
    #expect(try largest.adding(exact("0.1")) == nil)
    #expect(try exact("-9223372036854775808").subtracting(1) == nil)
    #expect(try exact("9.2").adding(exact("0.000000000000000001"))?.scale == 18)
    #expect(try exact("10").adding(exact("0.000000000000000001")) == nil)
  }

  @Test("A sum comes in its shortest form, and so does one that first seems too long")
  func shortest() throws {
    #expect(try exact("0.75").adding(exact("0.25"))?.description == "1")
    let sum = try exact("9.000000000000000001").adding(exact("0.999999999999999999"))
    #expect(sum?.description == "10")
  }

  @Test("The whole part is cut towards zero")
  func wholePart() throws {
    #expect(try exact("1.999").wholePart == 1)
    #expect(try exact("-1.5").wholePart == -1)
    #expect(try exact("-0.5").wholePart == 0)
    #expect(try exact("-9223372036854775808").wholePart == .min)
  }
}
