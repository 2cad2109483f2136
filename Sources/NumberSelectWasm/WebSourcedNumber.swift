import NumberSelect

/// A number that lives at a source.
final class WebSourcedNumber: WebNumber {
  override func finish(at now: Milliseconds) -> Int32 {
    selector.keepInStep(at: now, &effects)
    selector.noteWait(at: now, effects)
    return effects.bits
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
