import Foundation
import NumberSelectFoundation

/// What the cart says, in the user's language. What the selectors themselves say is in
/// `NumberSelectStrings`, in the same languages.
struct CartTexts {
  let selector: NumberSelectStrings
  private let texts: Translation

  /// The texts in the language that the selectors speak in this locale.
  init(locale: Locale) {
    selector = NumberSelectStrings(locale: locale)
    texts = Translation.all[selector.language] ?? Translation.all["en"]!
  }

  var title: String { texts.title }
  var total: String { texts.total }
  var noConnection: String { texts.noConnection }
  var newWindow: String { texts.newWindow }
  var badNetwork: String { texts.badNetwork }
  var badNetworkHint: String { texts.badNetworkHint }

  func quantity(of product: String) -> String {
    selector.fill(texts.quantity, ["product": product])
  }

  func price(_ price: String, per unit: String) -> String {
    selector.fill(texts.price, ["price": price, "unit": unit])
  }

  func range(_ lowest: String, _ highest: String) -> String {
    selector.fill(texts.range, ["lowest": lowest, "highest": highest])
  }

  func least(_ lowest: String) -> String { selector.fill(texts.least, ["lowest": lowest]) }

  func only(_ number: String) -> String { selector.fill(texts.only, ["number": number]) }

  func steps(of increment: String) -> String {
    selector.fill(texts.steps, ["increment": increment])
  }

  func line(_ product: String, _ message: String) -> String {
    selector.fill(texts.line, ["product": product, "message": message])
  }
}

extension CartTexts {
  /// The texts of one language.
  struct Translation: Decodable {
    let title, total, quantity, price, range, least, only, steps, noConnection, line: String
    let newWindow, badNetwork, badNetworkHint: String

    /// By BCP 47 tag.
    static let all: [String: Translation] = {
      let json = Data(PackageResources.texts_json)
      guard let all = try? JSONDecoder().decode([String: Translation].self, from: json) else {
        preconditionFailure("texts.json is not complete")
      }
      return all
    }()
  }
}
