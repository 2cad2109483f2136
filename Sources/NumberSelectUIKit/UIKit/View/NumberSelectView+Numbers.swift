#if canImport(UIKit)
import NumberContract
public import NumberSelect
import NumberSelectFoundation
import UIKit

// The numbers as exact decimals.
extension NumberSelectView {
  /// What numbers are allowed, as it was set here. A source brings its own rule.
  public var rule: NumberRule {
    get { controller.settings.rule }
    set {
      columnWidth = ColumnWidth()
      controller.settings.rule = newValue
      setNeedsLayout()
    }
  }

  /// The number to show until somebody chooses one; the minimum if it is `nil`.
  public var defaultDecimal: ExactDecimal? {
    get { rule.defaultNumber }
    set { rule.defaultNumber = newValue }
  }

  /// The lowest number; 0 unless set.
  public var minDecimal: ExactDecimal {
    get { rule.minimum }
    set { rule.minimum = newValue }
  }

  /// The highest number, or `nil`, as from the start, for none.
  public var maxDecimal: ExactDecimal? {
    get { rule.maximum }
    set { rule.maximum = newValue }
  }

  /// The size of a step; 1 unless set. Its digits are the fewest that are shown.
  public var stepDecimal: ExactDecimal {
    get { rule.increment }
    set { rule.increment = newValue }
  }

  /// Where the allowed numbers are counted from.
  public var stepBase: NumberRule.IncrementBase {
    get { rule.incrementBase }
    set { rule.incrementBase = newValue }
  }

  /// The number that is shown, or `nil` if there is none or it is not known yet.
  ///
  /// Setting it counts as a choice: a default that arrives later does not replace it. Nobody is
  /// told. `nil` is "no number" where ``allowsNoNumber`` says so, else the same as ``reset()``.
  public var currentDecimal: ExactDecimal? {
    get { controller.selector.number }
    set { controller.send(.numberSet(newValue)) }
  }

  /// Goes back to the newest default. A selector with a source saves that nothing is chosen.
  public func reset() {
    controller.send(.reset)
  }
}

// The numbers as whole numbers.
extension NumberSelectView {
  /// The ``maxNumber`` that means "no maximum".
  public static let noMaximum = Int.max

  /// The number to show until somebody chooses one. Of a fraction, the whole part.
  @IBInspectable public var defaultNumber: Int {
    get { Int(clamping: rule.initialNumber.wholePart) }
    set { defaultDecimal = ExactDecimal(newValue) }
  }

  /// The lowest number. Of a fraction, the whole part.
  @IBInspectable public var minNumber: Int {
    get { Int(clamping: minDecimal.wholePart) }
    set { minDecimal = ExactDecimal(newValue) }
  }

  /// The highest number, or ``noMaximum``. Of a fraction, the whole part.
  @IBInspectable public var maxNumber: Int {
    get { maxDecimal.map { Int(clamping: $0.wholePart) } ?? Self.noMaximum }
    set { maxDecimal = newValue == Self.noMaximum ? nil : ExactDecimal(newValue) }
  }

  /// The size of a step. Of a fraction, the whole part.
  @IBInspectable public var stepNumber: Int {
    get { Int(clamping: stepDecimal.wholePart) }
    set { stepDecimal = ExactDecimal(newValue) }
  }

  /// The number that is shown. Of a fraction, the whole part; 0 if there is none.
  ///
  /// Setting it counts as a choice: a default that arrives later does not replace it. Nobody is
  /// told.
  @IBInspectable public var currentNumber: Int {
    get { Int(clamping: currentDecimal?.wholePart ?? 0) }
    set { currentDecimal = ExactDecimal(newValue) }
  }
}

// The numbers as texts, for fractions in Interface Builder.
extension NumberSelectView {
  /// ``defaultDecimal`` as a text like `0.5`; empty for none.
  @IBInspectable public var defaultText: String {
    get { defaultDecimal?.description ?? "" }
    set { read(newValue, "defaultText") { defaultDecimal = $0 } }
  }

  /// ``minDecimal`` as a text like `0.5`.
  @IBInspectable public var minText: String {
    get { minDecimal.description }
    set { read(newValue, "minText") { minDecimal = $0 ?? 0 } }
  }

  /// ``maxDecimal`` as a text like `0.5`; empty for none.
  @IBInspectable public var maxText: String {
    get { maxDecimal?.description ?? "" }
    set { read(newValue, "maxText") { maxDecimal = $0 } }
  }

  /// ``stepDecimal`` as a text like `0.05`.
  @IBInspectable public var stepText: String {
    get { stepDecimal.description }
    set { read(newValue, "stepText") { stepDecimal = $0 ?? 1 } }
  }

  /// ``currentDecimal`` as a text like `0.5`; empty for none.
  @IBInspectable public var currentText: String {
    get { currentDecimal?.description ?? "" }
    set { read(newValue, "currentText") { currentDecimal = $0 } }
  }

  /// ``stepBase`` by its name: `minimum`, `zero` or `none`.
  @IBInspectable public var stepBaseText: String {
    get { stepBase.name }
    set {
      guard let base = NumberRule.IncrementBase(name: newValue) else {
        return Log.warn("stepBaseText: “\(newValue)” is not minimum, zero or none.")
      }
      stepBase = base
    }
  }

  private func read(_ text: String, _ name: String, _ take: (ExactDecimal?) -> Void) {
    if text.isEmpty { return take(nil) }
    guard let number = ExactDecimal(text) else {
      return Log.warn("\(name): “\(text)” is not a number like 12 or -0.05.")
    }
    take(number)
  }
}
#endif
