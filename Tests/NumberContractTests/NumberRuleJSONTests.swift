import NumberContract
import NumberSelect
import Testing

@Suite("Rules as JSON")
struct NumberRuleJSONTests {
  @Test("fields that are absent or null have the values of a new rule")
  func defaults() throws {
    #expect(try read("{}") == NumberRule())
    let nulls =
      #"{"default":null,"minimum":null,"maximum":null,"increment":null,"incrementBase":null}"#
    #expect(try read(nulls) == NumberRule())
  }

  @Test("each base is read back", arguments: [NumberRule.IncrementBase.minimum, .zero, .none])
  func bases(base: NumberRule.IncrementBase) throws {
    let rule = NumberRule(minimum: 2, incrementBase: base)
    #expect(try read(text(rule)) == rule)
  }

  @Test("settings that contradict each other are kept as they were set")
  func contradictions() throws {
    let rule: NumberRule = try read(#"{"minimum":"5","maximum":"2","increment":"-1"}"#)
    #expect(rule == NumberRule(minimum: 5, maximum: 2, increment: -1))
  }

  @Test("S30: the base travels with the increment, so both sides count from the same number")
  func incrementBase() throws {
    let shop: NumberRule = try read(#"{"minimum":"1","increment":"10","incrementBase":"zero"}"#)
    #expect(AllowedNumbers(shop).lowest == 10)
    let html: NumberRule = try read(#"{"minimum":"1","increment":"10"}"#)
    #expect(AllowedNumbers(html).next(.up, from: 1) == 11)
  }
}
