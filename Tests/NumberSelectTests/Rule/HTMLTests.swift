import NumberSelect
import Testing

@Suite("Numbers as HTML has them")
struct HTMLTests {
  private func read(_ text: String) -> ExactDecimal? {
    text.unicodeScalars.map(\.value).withUnsafeBufferPointer(ExactDecimal.init(html:))
  }

  @Test(
    "Every valid floating-point number is read, exactly",
    arguments: [
      ("3", "3"), ("-0.5", "-0.5"), (".5", "0.5"), ("-.5", "-0.5"), ("1e3", "1000"),
      ("1E3", "1000"),
      ("1e+3", "1000"), ("1e-7", "0.0000001"), ("12.50e1", "125.0"), ("0e999999999999", "0"),
      ("1000e-20", "0.00000000000000001"), ("-0", "0"), ("007", "7"), ("1.5e0", "1.5"),
    ])
  func valid(text: String, number: String) {
    #expect(read(text) == ExactDecimal(number))
  }

  @Test("However long the digits and the exponent, the number is never another")
  func long() {
    let zeros = String(repeating: "0", count: 2000)
    #expect(read("1" + zeros + "e-2000") == 1)
    #expect(read("0." + zeros + "1e2001") == 1)
    #expect(read("0." + zeros + "1e2500") == nil)
    #expect(read("1" + zeros + "e-1000") == nil)
    #expect(read("1e99999999999999999999") == nil)
    #expect(read("1e-99999999999999999999") == nil)
    #expect(read("0." + zeros + "e-99999999999999999999") == 0)
  }

  @Test(
    "Nothing else is a number",
    arguments: [
      "", " ", " 3", "3 ", "+3", "3.", ".", "-", "--3", "1e", "1e+", "e3", ".e3", "1e3.5", "1e3e3",
      "1,5", "٣", "Infinity", "NaN", "0x10", "1e30", "1e-30", "99999999999999999999",
    ])
  func invalid(text: String) {
    #expect(read(text) == nil)
  }

  @Test(
    "stepUp and stepDown go as far as HTML says",
    arguments: [
      // minimum, maximum, increment, from, count, to
      ("0", "10", "1", "3", 4, "7"), ("0", "10", "1", "3", 40, "10"),
      ("0", "10", "1", "3", -40, "0"),
      ("0", "10", "3", "4", 2, "6"), ("0", "10", "3", "4", -2, "3"), ("0", "10", "3", "9", 1, "9"),
      ("5", "10", "1", "0", 1, "5"), ("5", "10", "1", "0", -1, nil), ("0", "10", "1", "20", 1, nil),
      ("0", "10", "1", "20", -1, "10"), ("0", "10", "0.1", "0.2", 1, "0.3"),
      ("0", "10", "1", "3", 2_147_483_647, "10"),
      // The way there has too many digits to be kept.
      ("0", "3", "0.000000000000000001", "100", -1, "3"),
      ("0", "3", "0.000000000000000001", "-100", 1, "0"),
    ] as [(String, String, String, String, Int64, String?)])
  func steps(
    minimum: String, maximum: String, increment: String, from: String, count: Int64, to: String?
  ) throws {
    let rule = NumberRule(
      minimum: try #require(ExactDecimal(minimum)), maximum: ExactDecimal(maximum),
      increment: try #require(ExactDecimal(increment)))
    let from = try #require(ExactDecimal(from))
    #expect(AllowedNumbers(rule).stepped(by: count, from: from) == to.flatMap { ExactDecimal($0) })
  }

  @Test("Everything that is wrong with a number is told at once")
  func violations() {
    let rule = NumberRule(minimum: 2, maximum: 10, increment: 5)
    let allowed = AllowedNumbers(rule)
    #expect(allowed.violations(of: 7, under: rule) == [])
    #expect(allowed.violations(of: 1, under: rule) == [.underflow, .mismatch])
    #expect(allowed.violations(of: 10, under: rule) == .mismatch)
    #expect(allowed.violations(of: 12, under: rule) == .overflow)
    #expect(allowed.violations(of: 11, under: rule) == [.overflow, .mismatch])
    let long = NumberRule(minimum: ExactDecimal(unscaled: .min, scale: 18) ?? 0, increment: 100)
    let far = ExactDecimal(unscaled: .max, scale: 18) ?? 0
    #expect(AllowedNumbers(long).violations(of: far, under: long) == .mismatch)
  }
}
