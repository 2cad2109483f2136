import Foundation
import NumberSelect

/// The pauses of those who could not reach a server. They end early when there is a reason to try
/// again.
actor Pauses {
  /// What there has been of reasons to try again.
  struct Reasons: Equatable, Sendable {
    /// How often the server has done what it was asked for.
    fileprivate(set) var answers = 0
    /// How often somebody wished it, such as a user, or a network that came back.
    fileprivate(set) var wishes = 0
  }

  private struct Pause {
    let sleep: Task<Void, Never>
    let isForWishesOnly: Bool
  }

  private(set) var reasons = Reasons()
  private var pauses: [UUID: Pause] = [:]

  /// Waits for so long, or until there is a reason to try again.
  ///
  /// - Parameters:
  ///   - known: The reasons that there were before the attempt that came to nothing: one that came
  ///     meanwhile counts as well.
  ///   - forWishesOnly: Whether an answer of the server is no reason, as when it was heard all the
  ///     same.
  func pause(
    _ time: Milliseconds, since known: Reasons, forWishesOnly: Bool = false
  ) async {
    guard reasons.wishes == known.wishes else { return }
    guard forWishesOnly || reasons.answers == known.answers else { return }
    let sleep = Task<Void, Never> { try? await Task.sleep(nanoseconds: UInt64(time) * 1_000_000) }
    let key = UUID()
    pauses[key] = Pause(sleep: sleep, isForWishesOnly: forWishesOnly)
    await withTaskCancellationHandler {
      await sleep.value
    } onCancel: {
      sleep.cancel()
    }
    pauses[key] = nil
  }

  /// The server can evidently be reached.
  func serverAnswered() {
    reasons.answers += 1
    for pause in pauses.values where !pause.isForWishesOnly { pause.sleep.cancel() }
  }

  /// Somebody wishes that it is tried at once.
  func endAll() {
    reasons.wishes += 1
    for pause in pauses.values { pause.sleep.cancel() }
  }
}
