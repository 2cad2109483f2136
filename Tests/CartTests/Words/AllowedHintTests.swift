import Foundation
import NumberSelect
import NumberSelectFoundation
import Testing

@testable import Cart

@Suite("What may be chosen, in words")
struct AllowedHintTests {
  @Test(
    "A rule is told in a few words",
    arguments: [
      (NumberRule(minimum: 1, maximum: 10), "1 to 10"),
      (NumberRule(), ""),
      (NumberRule(minimum: 6), "6 or more"),
      (NumberRule(minimum: 6, increment: 2), "6 or more · in steps of 2"),
      (NumberRule(minimum: 1, maximum: 1), "only 1"),
      (NumberRule(minimum: 0, maximum: 0), "only 0"),
      (NumberRule(minimum: 5, maximum: 1), "only 5"),
      (NumberRule(minimum: 50, maximum: 1010, increment: 25), "50 to 1,000 · in steps of 25"),
      (
        NumberRule(minimum: "0.1".exact, maximum: 3, increment: "0.05".exact),
        "0.10 to 3.00 · in steps of 0.05"
      ),
      (NumberRule(maximum: 3, increment: 5, incrementBase: .none), "0 to 3"),
      (NumberRule(minimum: 1, maximum: 2, increment: 5, incrementBase: .zero), ""),
    ])
  func english(rule: NumberRule, text: String) {
    #expect(hint("en").text(rule) == text)
  }

  @Test("Words and digits are the user's")
  func arabic() {
    #expect(hint("ar_EG").text(NumberRule(minimum: 1, maximum: 10)).contains("١٠"))
    #expect(hint("de").text(NumberRule(minimum: 1, maximum: 10)) == "1 bis 10")
  }

  private func hint(_ identifier: String) -> AllowedHint {
    let locale = Locale(identifier: identifier)
    return AllowedHint(texts: CartTexts(locale: locale), symbols: NumberSymbols(locale: locale))
  }
}
