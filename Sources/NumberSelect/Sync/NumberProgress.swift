/// How a selector and its source are getting on.
public enum NumberProgress: Equatable, Sendable {
  /// Everything is loaded and saved, or there is no source.
  case settled
  /// The number is on its way here.
  case loading
  /// A choice is on its way to the source.
  case saving
  /// A choice has been on its way for longer than usual.
  case savingSlowly
  /// It did not work; it is tried again later, or when the user wishes. A save that gets lost is
  /// not told at once, for the next may make up for it.
  case failed
}

extension NumberSync {
  /// How the number and its source are getting on.
  package var progress: NumberProgress {
    if hasFailedToLoad { return .failed }
    guard isUnsettled else {
      return loading == .underWay || record.confirmed == nil ? .loading : .settled
    }
    switch saving {
    case .quiet: return .saving
    case .slow: return .savingSlowly
    case .offline, .refused: return .failed
    }
  }

  /// Whether there is a choice that the source has not taken yet.
  package var isUnsettled: Bool { record.intent != nil }

  var hasFailedToLoad: Bool { loading == .failed || loading == .stopped }
}
