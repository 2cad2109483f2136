import Foundation
import NumberSelect
import NumberSelectFoundation
import NumberSelectGTK

/// How the cart speaks and writes.
@MainActor
struct CartLanguage {
  let texts: CartTexts
  private let money: Money
  private let numbers: NumberLanguage

  /// The user's language, with amounts in a currency.
  init(currency: String) {
    texts = CartTexts(locale: .userLanguage)
    money = Money(currency: currency, locale: .userNumbers)
    numbers = NumberLanguage.of(.userNumbers, texts: .userLanguage)
  }

  /// What a product costs and how much of it there can be. The rule comes when it is known.
  func details(_ product: Product, _ rule: NumberRule?) -> String {
    var price = money.text(price: product.price)
    if !product.unit.isEmpty { price = texts.price(price, per: product.unit) }
    let hint = rule.map(AllowedHint(texts: texts, symbols: numbers.symbols).text) ?? ""
    return hint.isEmpty ? price : "\(price) · \(hint)"
  }

  /// What a number of units costs, as it is charged.
  func amount(of number: ExactDecimal, _ product: Product) -> Decimal {
    money.amount(of: number, at: product.price)
  }

  /// The sum of amounts, or `nil` if it cannot be told exactly.
  func total(_ amounts: [Decimal]) -> Decimal? {
    money.total(amounts)
  }

  /// An amount, or a dash while it is not known.
  func text(_ amount: Decimal?) -> String {
    amount.map(money.text) ?? "–"
  }

  /// The status in one line.
  func text(_ status: CartStatus) -> String {
    switch status {
    case .loading: texts.selector.loading
    case .saving: texts.selector.saving
    case .savingSlowly: texts.selector.savingSlowly
    case .saved: texts.selector.saved
    case .offline(isAnythingUnsaved: true): texts.selector.notSavedYet
    case .offline(isAnythingUnsaved: false): texts.noConnection
    case .failed(let product, isUnsaved: true): texts.line(product, texts.selector.saveFailed)
    case .failed(let product, isUnsaved: false): texts.line(product, texts.selector.loadFailed)
    }
  }
}
