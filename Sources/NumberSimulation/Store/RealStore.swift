import NumberSelect

/// A store that really exists and keeps the number of one session.
///
/// Everything else in the session stays as it is: the devices, the network between, and the time are
/// made up. The model of the contract goes along, and the store has to do what the model does.
package protocol RealStore: AnyObject {
  /// What is done to the store in every session; nothing if it is left alone.
  var perils: [StorePeril] { get }

  /// Reads the document. Waits until the store can be asked.
  func document() throws(StoreFailure) -> SyncDocument

  /// Sends a save.
  ///
  /// - Parameter blow: What to do to the store meanwhile, if anything. Afterwards it is there again.
  /// - Returns: What it answered; `.lost` if nothing came back, `.unavailable` if it could not.
  func take(_ save: NumberSend, _ blow: StoreBlow?) throws(StoreFailure) -> SaveAnswer

  /// Sets the rule, however often it has to be asked.
  func setRule(_ rule: NumberRule) throws(StoreFailure)
}

/// What can be done to a store.
package enum StorePeril: Equatable, Sendable {
  /// Its process is killed. Whoever waits for an answer waits in vain.
  case serverKilled
  /// The connections with its database are dropped, and it has to make new ones.
  case connectionsDropped
  /// Its database crashes and starts again.
  case databaseRestarted

  /// How often it is chosen among others.
  fileprivate var weight: Int { self == .databaseRestarted ? 1 : 10 }
}

/// Something that is done to a store while it is asked to take a save.
package struct StoreBlow: Equatable, Sendable {
  package enum Moment: Equatable, Sendable {
    /// Before the request reaches it.
    case beforeRequest
    /// So many microseconds after the request has left.
    case during(microseconds: Int)
    /// Right after its answer has come.
    case afterAnswer
  }

  package let peril: StorePeril
  package let moment: Moment

  /// Whether the server is still there to answer.
  var leavesServer: Bool { peril != .serverKilled }

  /// - Returns: `nil` if there are no perils.
  static func draw(_ random: inout SplitMix64, _ perils: [StorePeril]) -> StoreBlow? {
    guard let peril = draw(&random, among: perils) else { return nil }
    return StoreBlow(peril: peril, moment: .draw(&random))
  }

  private static func draw(
    _ random: inout SplitMix64, among perils: [StorePeril]
  ) -> StorePeril? {
    guard perils.count > 1 else { return perils.first }
    return random.pick(perils.flatMap { Array(repeating: $0, count: $0.weight) })
  }
}

extension StoreBlow.Moment {
  fileprivate static func draw(_ random: inout SplitMix64) -> Self {
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
