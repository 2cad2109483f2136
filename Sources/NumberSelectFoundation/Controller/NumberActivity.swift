import NumberSelect

/// How a selector and its source are getting on.
public enum NumberActivity: Equatable, Sendable {
  /// Everything is loaded and saved, or there is no source.
  case idle
  /// The number is on its way here.
  case loading
  /// A choice is on its way to the source.
  case saving
  /// It did not work. What is passing is tried again by itself; ``NumberSelectController/retry()``
  /// tries at once.
  case failed(NumberSourceError)

  init(_ progress: NumberProgress, failure: NumberSourceError?) {
    switch progress {
    case .settled: self = .idle
    case .loading: self = .loading
    case .saving: self = .saving
    case .failed: self = .failed(failure ?? .cancelled)
    }
  }
}
