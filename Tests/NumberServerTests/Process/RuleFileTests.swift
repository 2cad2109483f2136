import Foundation
import NumberContract
import NumberSelect
import NumberServer
import Testing

@Suite("Rules from a file")
struct RuleFileTests {
  private func shop() throws -> Data {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return try Data(contentsOf: root.appending(path: "Samples/shop.json").standardized)
  }

  private struct Product: Decodable {
    let id: String
    let name: String
    let price: ExactDecimal
    let currency: String
    let rule: NumberRule
  }

  @Test("the sample shop has a rule of each kind")
  func sampleShop() throws {
    let rules = Dictionary(
      uniqueKeysWithValues: try RuleFile(json: shop()).rules.map { ($0.id, $0.rule) })
    let allowed = rules.mapValues(AllowedNumbers.init)
    #expect(allowed["espresso-beans"]?.lowest == 1)
    #expect(allowed["espresso-beans"]?.highest == 10)
    #expect(allowed["paper-filters"]?.next(.up, from: 50) == 75)
    #expect(
      allowed["mountain-cheese"]?.next(.up, from: ExactDecimal("0.25")!)?.description == "0.3")
    let belowMinimum = try #require(rules["farmhouse-eggs"])
    #expect(belowMinimum.initialNumber < belowMinimum.minimum)
    #expect(rules["tasting-box"]?.minimum == rules["tasting-box"]?.maximum)
    let aboveStock = try #require(rules["fig-jam"])
    #expect(aboveStock.initialNumber > aboveStock.maximum!)
  }

  @Test("every product of the sample shop has a name and an exact price")
  func products() throws {
    let products = try JSONDecoder().decode([Product].self, from: shop())
    #expect(products.count >= 6)
    for product in products {
      #expect(!product.name.isEmpty)
      #expect(product.price > 0)
      #expect(product.price.scale == 2)
      #expect(product.currency == "EUR")
    }
  }

  @Test(
    "a file that cannot be used says why",
    arguments: [
      ("{}", "The document is not an array."),
      ("[", "The document is not readable JSON."),
      (#"[{"rule":{}}]"#, "The field \"[0].id\" is missing."),
      (#"[{"id":"tea"}]"#, "The field \"[0].rule\" is missing."),
      (
        #"[{"id":"a/b","rule":{}}]"#,
        "The field \"[0].id\" is not 1 to 128 characters of A-Z a-z 0-9 - . _ ~."
      ),
      (#"[{"id":"a","rule":{}},{"id":"a","rule":{}}]"#, "The id \"a\" is there more than once."),
      (
        #"[{"id":"a","rule":{"increment":"0"}}]"#,
        "The rule of \"a\": The increment is not positive."
      ),
    ])
  func faults(text: String, reason: String) {
    #expect {
      try RuleFile(json: Data(text.utf8))
    } throws: { error in
      "\(error)" == reason
    }
  }
}
