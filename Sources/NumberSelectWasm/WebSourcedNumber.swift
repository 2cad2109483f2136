import NumberSelect

/// A number that lives at a source.
final class WebSourcedNumber: WebNumber {
  /// The number's life there, once the journal is open.
  var sync: NumberSync?

  override func finish(at now: Milliseconds) -> Int32 {
    sync?.keepInStep(at: now, with: &control, &effects)
    // That a wait is over, the shell tells by what it told of the wait.
    _ = sync?.noteWait(at: now, effects)
    return effects.bits
  }

  override var deadline: Milliseconds? { earlier(sync?.deadline, control.deadline) }

  override var progress: Int32 {
    guard let sync else { return control.isBound ? 1 : 0 }
    let isUnsettled: Int32 = sync.isUnsettled ? 4 : 0
    return switch sync.progress {
    case .settled: isUnsettled
    case .loading: 1 | isUnsettled
    case .saving: 2 | isUnsettled
    case .savingSlowly: 2 | isUnsettled | 8
    case .failed: 3 | isUnsettled
    }
  }
}
