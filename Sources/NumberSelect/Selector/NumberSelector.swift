/// A number selector without a face: what happens goes in, what is to be done comes out.
///
/// A selector knows no clock, thread, toolkit or network. It is told of every event and of the
/// time, and answers with effects; what to draw and when to be woken follow from its state:
///
/// ```swift
/// var selector = NumberSelector()
/// _ = selector.handle(.pressed(.up), at: 0)
/// let effects = selector.handle(.released, at: 80)
/// effects.change                  // 0 → 1, changed and committed
/// selector.appearance.canStepUp   // true
/// ```
///
/// - Complexity: each event takes constant time. A press, a step and a hold allocate nothing.
public struct NumberSelector: Equatable, Sendable {
  /// The number in the hands of its user.
  package var control: NumberControl

  /// The number's life at its source, once the journal is open. To be read: a copy may share it.
  package internal(set) var sync: NumberSync?

  /// What the user has to be told.
  var news: NumberNews?

  /// Makes a selector that is not bound to a source.
  public init(_ settings: NumberSettings = NumberSettings()) {
    control = NumberControl(settings)
  }
}

extension NumberSelector {
  /// What the host decided, as it decided it.
  public var settings: NumberSettings { control.settings }

  /// The number that is shown, or `nil` if there is none or it is not known yet.
  public var number: ExactDecimal? { control.number }

  /// The rule that counts: the source's once it is known, the host's otherwise.
  public var rule: NumberRule { control.rule }

  /// What to draw.
  public var appearance: NumberAppearance {
    var appearance = control.appearance
    appearance.saving = sync?.saving ?? .quiet
    appearance.news = news
    return appearance
  }

  /// When `woken` is to be sent, or `nil` if nothing waits for a time.
  public var deadline: Milliseconds? { earlier(sync?.deadline, control.deadline) }

  /// When there is something to do, as opposed to something to say.
  package var actionDeadline: Milliseconds? {
    earlier(sync?.actionDeadline, control.deadline)
  }

  /// The save that was sent and is not answered yet.
  public var save: NumberSend? { sync?.save }

  /// What the journal of a bound selector has to keep, once it is known what it kept before.
  public var record: NumberRecord? { sync?.record }
}
