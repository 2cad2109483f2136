/// How long the user of a number has been waiting for the source to take a choice.
///
/// Saving is quiet: a request that gets lost and is made up for by the next is nobody's concern. Only
/// a wait that is longer than the patience is told, and then that it is over.
struct SaveWait: Equatable, Sendable {
  /// How long the source may take.
  static var patience: Milliseconds { 3000 }

  /// When the save left that the source has not answered since.
  private var start: Milliseconds?

  private(set) var isLong = false

  /// Whether the user heard of a long wait, and not yet that it is over.
  private(set) var isUnresolved = false

  /// When the patience comes to its end.
  var deadline: Milliseconds? { isLong ? nil : start.map { $0 &+ Self.patience } }

  /// A save has left.
  mutating func begin(at now: Milliseconds) {
    start = start ?? now
  }

  /// The source has answered, or it is to be tried anew.
  mutating func beginAnew() {
    start = nil
    isLong = false
  }

  mutating func pass(to now: Milliseconds) {
    guard let deadline, now >= deadline else { return }
    isLong = true
    isUnresolved = true
  }
}

extension NumberSync {
  /// Notes how long a choice has been on its way.
  ///
  /// - Returns: Whether the user has to hear that a long wait is over.
  package func noteWait(at now: Milliseconds, _ effects: NumberEffects) -> Bool {
    guard isUnsettled else {
      let isNews = wait.isUnresolved
      wait = SaveWait()
      return isNews
    }
    if isStopped { wait.beginAnew() }
    if effects.sends { wait.begin(at: now) }
    wait.pass(to: now)
    return false
  }

  /// What is to be said of saving.
  var saving: NumberAppearance.Saving {
    guard isUnsettled else { return .quiet }
    if isStopped { return .refused }
    guard wait.isLong else { return .quiet }
    return saveBackoff.end == nil ? .slow : .offline
  }
}
