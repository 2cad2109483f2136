public import NumberSelect
public import NumberSelectFoundation

extension NumberSelectView {
  /// Hears of the user's changes, and may refuse them. Not retained.
  public weak var delegate: (any NumberSelectViewDelegate)? {
    get { numberWidget.delegate }
    set { numberWidget.delegate = newValue }
  }

  /// The number to show until somebody chooses one, and where ``reset()`` goes. Without one, the
  /// minimum.
  public var defaultNumber: ExactDecimal? {
    get { settings.rule.defaultNumber }
    set { settings.rule.defaultNumber = newValue }
  }

  /// The lowest number of the range: 0 until it is set.
  public var minNumber: ExactDecimal {
    get { settings.rule.minimum }
    set { settings.rule.minimum = newValue }
  }

  /// The highest number of the range, or `nil` if it has no end.
  public var maxNumber: ExactDecimal? {
    get { settings.rule.maximum }
    set { settings.rule.maximum = newValue }
  }

  /// The size of a step: 1 until it is set. Its digits after the point are the fewest to show.
  public var stepNumber: ExactDecimal {
    get { settings.rule.increment }
    set { settings.rule.increment = newValue }
  }

  /// The number that is shown. Setting it does not tell the delegate. `nil` while it is not known,
  /// or if there is none.
  public var currentNumber: ExactDecimal? {
    get { numberWidget.controller.selector.number }
    set { numberWidget.controller.send(.numberSet(newValue)) }
  }

  /// Whether something was typed that does not count yet.
  public var hasPendingText: Bool { numberWidget.text.isEdited }

  /// Makes what was typed count at once, as when the keyboard focus goes.
  ///
  /// Call it before the numbers of a form are read: a menu or a shortcut can come while the focus is
  /// still in the text.
  ///
  /// - Returns: Whether nothing is pending any more. A text that is no number stays and is marked.
  @discardableResult
  public func commitText() -> Bool {
    numberWidget.controller.send(.entryCommitted)
    return !hasPendingText
  }

  /// Everything that the app decides about the view. A source brings a rule of its own.
  public var settings: NumberSettings {
    get { numberWidget.settings }
    set { numberWidget.settings = newValue }
  }

  /// The rule that counts: the source's as soon as it is known.
  public var rule: NumberRule { numberWidget.controller.selector.rule }

  /// What is shown, and what is wrong with it.
  public var appearance: NumberAppearance { numberWidget.controller.appearance }

  /// The objects that go with the view.
  package var parts: [AnyObject] {
    [
      numberWidget, numberWidget.controller, numberWidget.text, numberWidget.downButton,
      numberWidget.upButton,
    ]
  }

  /// Goes back to the newest default number.
  public func reset() {
    numberWidget.controller.send(.reset)
  }

  /// The changes that the user makes from now on.
  public var changes: AsyncStream<NumberChange> { numberWidget.controller.changes }
}

// The source.
extension NumberSelectView {
  /// Shows the number of a source from now on, and saves there what the user chooses. Nothing of
  /// what was shown before is kept.
  public func bind(to source: any NumberSource) {
    numberWidget.controller.bind(to: source)
  }

  /// Belongs to no source any more, and starts over with its own settings.
  public func unbind() {
    numberWidget.controller.unbind()
  }

  /// Loads the number once more.
  public func reload() {
    numberWidget.controller.reload()
  }

  /// Tries at once what failed.
  public func retry() {
    numberWidget.controller.retry()
  }

  /// Sends at once what waits for quiet, as before the app ends.
  public func flush() {
    numberWidget.controller.flush()
  }

  /// Whether there is a choice that the source has not taken yet.
  public var isUnsettled: Bool { numberWidget.controller.selector.isUnsettled }

  /// How loading and saving are getting on.
  public var activity: NumberActivity { numberWidget.controller.activity }
}
