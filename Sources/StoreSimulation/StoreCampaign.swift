import Foundation
import NumberSelect
import NumberSimulation
import Synchronization

/// Many sessions against one real server, several at once, so that it is killed in the middle of
/// saves that it stores together.
package struct StoreCampaign: Sendable {
  package let firstSeed: UInt64
  package let sessions: UInt64

  /// How many sessions run at once.
  package let width: Int

  /// When all of this has happened, no session begins any more.
  package let quota: Quota?

  /// What keeps the server, if something is to happen to it.
  package let keeper: ServerKeeper?
  package let address: ServerAddress

  package init(
    firstSeed: UInt64, sessions: UInt64, width: Int, quota: Quota?, keeper: ServerKeeper?,
    address: ServerAddress
  ) {
    self.firstSeed = firstSeed
    self.sessions = sessions
    self.width = max(1, width)
    self.quota = quota
    self.keeper = keeper
    self.address = address
  }

  /// How often something has to happen.
  package struct Quota: Equatable, Sendable {
    package var kills: Int
    package var drops: Int
    package var restarts: Int

    package init(kills: Int = 0, drops: Int = 0, restarts: Int = 0) {
      self.kills = kills
      self.drops = drops
      self.restarts = restarts
    }

    func isMet(by count: ServerKeeper.Count) -> Bool {
      count.kills >= kills && count.drops >= drops && count.restarts >= restarts
    }
  }

  /// What came of a campaign.
  package struct Outcome: Sendable {
    package internal(set) var sessions: UInt64 = 0
    package internal(set) var tally = Tally()
    package internal(set) var counted = ServerKeeper.Count()

    /// The first sessions in which something happened that must not, with their stories.
    package internal(set) var failures: [Failure] = []

    var documents: [(seed: UInt64, document: SyncDocument)] = []
  }

  /// A session in which something happened that must not.
  package struct Failure: Sendable {
    package let seed: UInt64
    package let violation: Violation
    package let story: [String]
  }

  /// Runs the sessions, and at the end looks whether everything is still there.
  ///
  /// - Parameter progress: Called now and then, on any thread, with what there is so far.
  package func run(_ progress: @escaping @Sendable (Outcome) -> Void) -> Outcome {
    let shared = Shared(Outcome())
    let next = Shared<UInt64>(0)
    let name = UUID().uuidString.prefix(8)
    let group = DispatchGroup()
    for _ in 0..<width {
      group.enter()
      Thread.detachNewThread {
        while let seed = takeSeed(next, shared) {
          let session = run(seed, name)
          let outcome = shared.change { outcome in
            outcome.add(session, keeper)
            return outcome
          }
          progress(outcome)
        }
        group.leave()
      }
    }
    group.wait()
    return lookAgain(shared.change { $0 }, name)
  }

  private func takeSeed(_ next: Shared<UInt64>, _ shared: Shared<Outcome>) -> UInt64? {
    let isOver = shared.change { outcome in
      (quota?.isMet(by: outcome.counted) ?? false) || !outcome.failures.isEmpty
    }
    let count = next.change { next in
      next += 1
      return next
    }
    return isOver || count > sessions ? nil : firstSeed + count - 1
  }

  private func run(_ seed: UInt64, _ name: Substring) -> Session {
    Session(seed: seed, tellsStory: true, store: store(of: seed, name))
  }

  private func store(of seed: UInt64, _ name: Substring) -> HTTPStore {
    HTTPStore(id: "simulated-\(name)-\(seed)", at: address, keeper: keeper)
  }

  /// Kills the server a last time, and reads every document once more.
  private func lookAgain(_ outcome: Outcome, _ name: Substring) -> Outcome {
    var outcome = outcome
    do throws(StoreFailure) {
      try keeper?.meet(.serverKilled)
      for (seed, document) in outcome.documents where outcome.failures.isEmpty {
        guard try store(of: seed, name).document() != document else { continue }
        throw StoreFailure("the number of seed \(seed) is not there any more")
      }
    } catch {
      let violation = Violation(
        invariant: Session.storeInvariant, explanation: error.explanation)
      outcome.failures.append(Failure(seed: firstSeed, violation: violation, story: []))
    }
    if let keeper { outcome.counted = keeper.counted }
    return outcome
  }
}

extension StoreCampaign.Outcome {
  fileprivate mutating func add(_ session: Session, _ keeper: ServerKeeper?) {
    sessions += 1
    tally.add(session.tally)
    documents.append((session.seed, session.document))
    if let keeper { counted = keeper.counted }
    guard let violation = session.violation else { return }
    failures.append(
      StoreCampaign.Failure(
        seed: session.seed, violation: violation, story: session.story?.lines ?? []))
  }
}

/// A value that several threads change.
private final class Shared<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) {
    self.value = Mutex(value)
  }

  @discardableResult
  func change<Result: Sendable>(_ body: (inout sending Value) -> sending Result) -> Result {
    value.withLock { value in body(&value) }
  }
}
