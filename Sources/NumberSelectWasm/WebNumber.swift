import NumberSelect

/// One element of a page: a number with what its attributes say and how its language writes.
///
/// It has no source. A page whose numbers have none loads a core in which nothing is about sources:
/// all that is, is reached from a subclass alone, which is left out where nothing makes one.
class WebNumber {
  final var control = NumberControl(.web)

  /// The attributes as they were set; the rule is derived from them, in whatever order they came.
  final var attributes = WebAttributes()

  /// What the last event asked for.
  final var effects = NumberEffects()

  /// How numbers are written, shared by all elements of one language.
  final var symbols = NumberSigns.plain

  /// What is on and off, as the shell sets it.
  final var options = WebOptions(rawValue: 0)

  /// Forgets what the last event asked for, as another one comes.
  final func begin() {
    effects = NumberEffects()
  }

  /// Does what else follows from an event.
  ///
  /// - Returns: What is to be done now.
  func finish(at now: Milliseconds) -> Int32 { effects.bits }

  /// Takes the number that the page's script sets.
  ///
  /// - Returns: What is to be done now.
  final func assign(_ number: ExactDecimal?, at now: Milliseconds) -> Int32 {
    begin()
    control.set(number, &effects)
    return finish(at: now)
  }

  /// When `woken` is to be sent, or `nil` if nothing waits for a time.
  var deadline: Milliseconds? { control.deadline }

  /// How the number and its source are getting on, in the bits that the state has for that.
  var progress: Int32 { 0 }

  /// All that the page decides.
  final var settings: NumberSettings {
    var settings = control.settings
    settings.isEnabled = options.contains(.enabled)
    settings.isEditable = options.contains(.editable)
    settings.commitPolicy = options.contains(.marks) ? .mark : .adjust
    settings.rule = attributes.rule(options.base)
    return settings
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

  /// - Parameter base: Where the grid starts, if the page says so.
  func rule(_ base: NumberRule.IncrementBase?) -> NumberRule {
    NumberRule(
      defaultNumber: value, minimum: min ?? 0, maximum: max, increment: step ?? 1,
      incrementBase: base ?? (isAnyStep ? .none : .minimum))
  }
}
