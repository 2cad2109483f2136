import NumberSelect

/// A store that really exists and keeps the number of one session.
///
/// Everything else in the session stays as it is: the devices, the network between, and the time are
/// made up. The model of the contract goes along, and the store has to do what the model does.
package protocol RealStore: AnyObject {
  /// Whether the store is ever killed.
  var isMortal: Bool { get }

  /// Reads the document. Waits until the store can be asked.
  func document() throws(StoreFailure) -> SyncDocument

  /// Sends a save.
  ///
  /// - Parameter death: When to kill the store, if it is to be killed. Afterwards it is there again.
  /// - Returns: What it answered; `.lost` if nothing came back, `.unavailable` if it could not.
  func take(_ save: NumberSend, _ death: StoreDeath?) throws(StoreFailure) -> SaveAnswer

  /// Sets the rule, however often it has to be asked.
  func setRule(_ rule: NumberRule) throws(StoreFailure)
}

/// When a store is killed.
package enum StoreDeath: Equatable, Sendable {
  /// Before the request reaches it.
  case beforeRequest
  /// So many microseconds after the request has left.
  case during(microseconds: Int)
  /// Right after its answer has come.
  case afterAnswer

  static func draw(_ random: inout SplitMix64) -> StoreDeath {
    switch random.below(10) {
    case 0: .beforeRequest
    case 1, 2: .afterAnswer
    default: .during(microseconds: random.below(1500))
    }
  }
}

/// A store cannot be asked at all, or says what no store may say.
package struct StoreFailure: Error, CustomStringConvertible {
  package let explanation: String
  package var description: String { explanation }

  package init(_ explanation: String) {
    self.explanation = explanation
  }
}
