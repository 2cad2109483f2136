import NumberSelect

/// One element of a page: a selector with what its attributes say and how its language writes.
struct WebNumber {
  var selector = NumberSelector(.web)

  /// What the page decides, but for the rule.
  private var settings = NumberSettings.web

  /// The attributes as they were set; the rule is derived from them, in whatever order they came.
  var attributes = WebAttributes()

  /// What the last event asked for.
  var effects = NumberEffects()

  /// The question that the host has not answered yet.
  var question: NumberChange?

  /// How numbers are written, shared by all elements of one language.
  var symbols: UnsafePointer<NumberSymbols>?

  private(set) var isRequired = false

  mutating func setOptions(_ options: Int32) {
    settings.isEnabled = options & 1 != 0
    settings.isEditable = options & 2 != 0
    settings.commitPolicy = options & 4 != 0 ? .mark : .adjust
    isRequired = options & 8 != 0
    attributes.base =
      switch options >> 16 {
      case 1: .minimum
      case 2: .zero
      case 3: NumberRule.IncrementBase.none
      default: nil
      }
  }

  /// All that the page decides.
  var wholeSettings: NumberSettings {
    var whole = settings
    whole.rule = attributes.rule
    return whole
  }
}

extension NumberSettings {
  /// A number of a page may be empty, and each change of it can be refused.
  static var web: NumberSettings {
    var settings = NumberSettings()
    settings.allowsNoNumber = true
    settings.startsEmpty = true
    settings.asksBeforeChange = true
    return settings
  }
}

/// The attributes that make up a rule. Those that are no numbers count as absent, as in HTML.
struct WebAttributes {
  var value: ExactDecimal?
  var min: ExactDecimal?
  var max: ExactDecimal?
  var step: ExactDecimal?
  var isAnyStep = false
  /// Where the grid starts, if the page says so.
  var base: NumberRule.IncrementBase?

  var rule: NumberRule {
    NumberRule(
      defaultNumber: value, minimum: min ?? 0, maximum: max, increment: step ?? 1,
      incrementBase: base ?? (isAnyStep ? .none : .minimum))
  }
}
