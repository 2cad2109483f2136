import NumberSelectFoundation
import Synchronization

/// A network on which requests take their time and some get lost, on the way there or on the way
/// back. It lies between a cart and its server when the user wants to see what becomes of numbers.
///
/// What happens to a request follows from how many came before it, so it is the same in each run.
final class BadNetwork: Sendable {
  /// What happens to a request.
  struct Fate: Equatable {
    enum End: Equatable {
      case arrives
      /// The server never hears of it.
      case isLost
      /// The server does what it says, and the answer gets lost.
      case losesAnswer
    }

    let end: End
    /// How long it is on its way, in milliseconds.
    let delay: Int
  }

  private struct State {
    var isOn = false
    var requests: UInt64 = 0
  }

  private let state = Mutex(State())

  /// Whether anything happens to requests.
  var isOn: Bool {
    get { state.withLock(\.isOn) }
    set { state.withLock { $0.isOn = newValue } }
  }

  /// The fate of the next request, or `nil` while the network is a good one.
  func nextFate() -> Fate? {
    state.withLock { state in
      guard state.isOn else { return nil }
      state.requests += 1
      return Fate(of: state.requests)
    }
  }

  /// How long something is on its way at most, in milliseconds.
  static let longestDelay = 2500

  /// How long a word of the server itself is on its way.
  static let usualDelay = 1000
}

extension BadNetwork.Fate {
  /// Every third request or so gets lost, and every fourth answer.
  init(of request: UInt64) {
    let chance = request &* 0x9E37_79B9_7F4A_7C15
    let end = (chance >> 40) % 12
    self.end = end < 4 ? .isLost : end < 7 ? .losesAnswer : .arrives
    delay = 200 + Int((chance >> 20) % UInt64(BadNetwork.longestDelay - 200))
  }
}
