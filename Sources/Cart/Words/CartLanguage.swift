import Foundation
import NumberSelect
import NumberSelectFoundation
import NumberSelectGTK

/// How the cart speaks and writes.
struct CartLanguage {
  let texts: CartTexts
  let money: Money
  let symbols: NumberSymbols

  /// The user's language, with amounts in a currency.
  init(currency: String) {
    texts = CartTexts(locale: .userLanguage)
    money = Money(currency: currency, locale: .userNumbers)
    symbols = NumberSymbols(locale: .userNumbers)
  }

  /// What a product costs and how much of it there can be. The rule comes when it is known.
  func details(_ product: Product, _ rule: NumberRule?) -> String {
    let price = texts.price(money.text(price: product.price), per: product.unit)
    let hint = rule.map(AllowedHint(texts: texts, symbols: symbols).text) ?? ""
    return hint.isEmpty ? price : "\(price) · \(hint)"
  }

  /// The status in one line.
  func text(_ status: CartStatus) -> String {
    switch status {
    case .loading: texts.selector.loading
    case .saving: texts.selector.saving
    case .saved: texts.selector.saved
    case .offline(isAnythingUnsaved: true): texts.selector.notSavedYet
    case .offline(isAnythingUnsaved: false): texts.noConnection
    case .failed(let product, isUnsaved: true): texts.line(product, texts.selector.saveFailed)
    case .failed(let product, isUnsaved: false): texts.line(product, texts.selector.loadFailed)
    }
  }
}
