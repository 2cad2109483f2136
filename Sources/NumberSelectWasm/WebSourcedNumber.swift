import NumberSelect

/// A number that lives at a source.
final class WebSourcedNumber: WebNumber {
  private(set) var selector = NumberSelector(.web)

  /// The save that is to be sent.
  private(set) var save: NumberSend?

  override func take(_ event: NumberEvent, at now: Milliseconds) {
    var effects = selector.handle(event, at: now)
    control = selector.control
    save = effects.sends
    note(&effects)
  }

  override var deadline: Milliseconds? { selector.deadline }

  override var progress: Int32 {
    let isUnsettled: Int32 = selector.isUnsettled ? 4 : 0
    return switch selector.progress {
    case .settled: isUnsettled
    case .loading: 1 | isUnsettled
    case .saving: 2 | isUnsettled
    case .savingSlowly: 2 | isUnsettled | 8
    case .failed: 3 | isUnsettled
    }
  }
}
