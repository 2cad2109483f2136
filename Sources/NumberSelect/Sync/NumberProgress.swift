/// How a selector and its source are getting on.
public enum NumberProgress: Equatable, Sendable {
  /// Everything is loaded and saved, or there is no source.
  case settled
  /// The number is on its way here.
  case loading
  /// A choice is on its way to the source.
  case saving
  /// It did not work; it is tried again later, or when the user wishes.
  case failed
}

extension NumberSelector {
  /// How the selector and its source are getting on.
  public var progress: NumberProgress {
    guard control.isBound else { return .settled }
    return sync?.progress ?? .loading
  }

  /// Whether there is a choice that the source has not taken yet.
  public var isUnsettled: Bool { sync?.record.intent != nil }
}

extension NumberSync {
  fileprivate var progress: NumberProgress {
    if loading == .failed || loading == .stopped || isStopped { return .failed }
    if record.intent != nil { return saveBackoff.end == nil ? .saving : .failed }
    return loading == .underWay || record.confirmed == nil ? .loading : .settled
  }
}
