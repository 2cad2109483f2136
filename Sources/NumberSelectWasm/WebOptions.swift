import NumberSelect

/// What is on and off, as the shell sets it.
struct WebOptions: OptionSet {
  let rawValue: Int32

  static let enabled = WebOptions(rawValue: 1)
  static let editable = WebOptions(rawValue: 2)
  /// A typed number that the rule refuses stays and is marked.
  static let marks = WebOptions(rawValue: 4)
  static let required = WebOptions(rawValue: 8)

  /// Where the grid starts, in the bits from 16 on: 0 if the page does not say so.
  var base: NumberRule.IncrementBase? {
    switch rawValue >> 16 {
    case 1: .minimum
    case 2: .zero
    case 3: NumberRule.IncrementBase.none
    default: nil
    }
  }
}
