import NumberSelectFoundation

/// How one line is getting on with its server.
struct LineStatus: Equatable {
  let product: String

  /// What goes on, as the user should see it: while it is tried again and again by itself, a failure
  /// stays.
  private(set) var activity = NumberActivity.loading

  /// Whether the user has chosen something that the server has not taken yet.
  var isUnsaved = false

  init(product: String) {
    self.product = product
  }

  /// Whether there is something to be tried again.
  var hasFailed: Bool {
    if case .failed = activity { true } else { false }
  }

  /// Whether the server could not be reached when last tried.
  var isOffline: Bool {
    if case .failed(let error) = activity { error.isPassing } else { false }
  }

  mutating func userRetries() {
    activity = isUnsaved ? .saving : .loading
  }

  mutating func take(_ news: NumberActivity) {
    let isAnotherTry = news == .loading || news == .saving
    if isOffline, isAnotherTry { return }
    activity = news
  }
}
