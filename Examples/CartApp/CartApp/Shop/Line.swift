import NumberContract
import NumberSelect

/// What is sold, as `Samples/shop.json` says.
struct Line: Decodable, Identifiable {
  let id: String
  let name: String
  let unit: String
  let rule: NumberRule
}
