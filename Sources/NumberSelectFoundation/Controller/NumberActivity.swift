import NumberSelect

/// How a selector and its source are getting on.
public enum NumberActivity: Equatable, Sendable {
  /// Everything is loaded and saved, or there is no source.
  case idle
  /// The number is on its way here.
  case loading
  /// A choice is on its way to the source.
  case saving
  /// A choice has been on its way for longer than usual.
  case savingSlowly
  /// It did not work. What is passing is tried again by itself, and a save that gets lost is reported
  /// only if the next do not make up for it in three seconds; ``NumberSelectController/retry()``
  /// tries at once.
  case failed(NumberSourceError)

  init(_ progress: NumberProgress, failure: NumberSourceError?) {
    switch progress {
    case .settled: self = .idle
    case .loading: self = .loading
    case .saving: self = .saving
    case .savingSlowly: self = .savingSlowly
    case .failed: self = .failed(failure ?? .cancelled)
    }
  }
}
