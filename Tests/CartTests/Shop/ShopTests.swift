import Foundation
import TestSupport
import Testing

@testable import Cart

@Suite("What is sold")
struct ShopTests {
  @Test("The sample shop is the one that the number server loads")
  func sample() throws {
    let file = Places.package.appendingPathComponent("Samples/shop.json")
    let shop = try Shop.sample()
    #expect(try shop == Shop(json: Data(contentsOf: file)))
    #expect(shop.currency == "EUR")
    #expect(shop.products.first?.id == "espresso-beans")
    #expect(shop.products.first?.price == "18.90".exact)
  }

  @Test(
    "A shop file that cannot be used says why",
    arguments: [
      ("[]", ShopError.empty),
      ("[\(bag()), \(bag())]", .repeatedID("a")),
      ("[\(bag(price: "\"-0.01\""))]", .negativePrice(id: "a")),
      ("[\(bag()), \(bag(id: "b", currency: "USD"))]", .severalCurrencies),
    ])
  func refused(json: String, error: ShopError) {
    #expect(throws: error) { try Shop(json: Data(json.utf8)) }
  }

  @Test(
    "What is wrong with the text of a shop file is told by field",
    arguments: [
      ("{", "JSON"), ("{}", "array"), (#"[{"id": "a"}]"#, "name"),
      ("[\(bag(price: "18.9"))]", "price"), ("[\(bag(price: "\"much\""))]", "price"),
    ])
  func unreadable(json: String, word: String) throws {
    let error = #expect(throws: ShopError.self) { try Shop(json: Data(json.utf8)) }
    #expect(error?.description.contains(word) == true, "\(error!)")
  }

  private static func bag(
    id: String = "a", price: String = "\"1\"", currency: String = "EUR"
  ) -> String {
    #"{"id": "\#(id)", "name": "A", "price": \#(price), "currency": "\#(currency)", "unit": "bag"}"#
  }
}
