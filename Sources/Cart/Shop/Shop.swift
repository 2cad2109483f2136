public import Foundation
import NumberContract
import NumberSelect

/// What is sold, in the order in which the cart shows it.
///
/// It is read from a JSON list of objects such as this one. Fields for others, like the `rule` that
/// the number server reads from the same file, are passed over.
///
/// ```json
/// { "id": "espresso-beans", "name": "Espresso beans, 1 kg",
///   "price": "18.90", "currency": "EUR", "unit": "bag" }
/// ```
public struct Shop: Equatable, Sendable {
  public let products: [Product]

  /// The ISO 4217 code of the currency that all prices are in.
  public let currency: String

  /// Reads the text of a shop file.
  public init(json: Data) throws(ShopError) {
    let entries: [Entry]
    do {
      entries = try JSONDecoder().decode([Entry].self, from: json)
    } catch {
      throw .unreadable(ContractError(decoding: error).description)
    }
    guard let first = entries.first else { throw .empty }
    var ids: Set<String> = []
    for entry in entries {
      guard ids.insert(entry.product.id).inserted else { throw .repeatedID(entry.product.id) }
      guard entry.product.price >= 0 else { throw .negativePrice(id: entry.product.id) }
      guard entry.currency == first.currency else { throw .severalCurrencies }
    }
    products = entries.map(\.product)
    currency = first.currency
  }

  /// The shop that the program brings along.
  public static func sample() throws(ShopError) -> Shop {
    try Shop(json: Data(PackageResources.shop_json))
  }
}

/// Why a shop file cannot be used.
public enum ShopError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text is not a list of products.
  case unreadable(String)
  /// There is nothing to sell.
  case empty
  case repeatedID(String)
  case negativePrice(id: String)
  /// Prices in several currencies have no total.
  case severalCurrencies

  public var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .empty: "There is no product in it."
    case .repeatedID(let id): "The id \"\(id)\" is there more than once."
    case .negativePrice(let id): "The price of \"\(id)\" is negative."
    case .severalCurrencies: "Its prices are in more than one currency."
    }
  }
}

/// One object of a shop file.
private struct Entry: Decodable {
  let product: Product
  let currency: String

  private enum Key: String, CodingKey {
    case id, name, price, currency, unit
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    product = Product(
      id: try fields.decode(String.self, forKey: .id),
      name: try fields.decode(String.self, forKey: .name),
      price: try fields.decode(ExactDecimal.self, forKey: .price),
      unit: try fields.decode(String.self, forKey: .unit))
    currency = try fields.decode(String.self, forKey: .currency)
  }
}
