/// How often each kind of thing happened.
package struct Tally: Equatable, Sendable {
  package enum Kind: Int, CaseIterable, Sendable {
    case step, act, start
    case request, save, knownSave, sequenceUsed, stale, refused
    case unauthorized, tooManyRequests, serverError, crashBeforeCommit, crashAfterCommit
    case cutOff, cutOffStored
    case lostRequest, lostAnswer, brokenConnection, timeout, duplicate, longDelay, lateAnswer
    case lostPush, failedLoad
    case foreignSave, ruleChange, stockCut, restoredBackup, copiedDevice
    case kill, powerCut, damagedJournal, sleep
    case adjustment, conflict
  }

  private var counts = [Int](repeating: 0, count: Kind.allCases.count)

  package init() {}

  package subscript(kind: Kind) -> Int {
    get { counts[kind.rawValue] }
    set { counts[kind.rawValue] = newValue }
  }

  package mutating func add(_ other: Tally) {
    for kind in Kind.allCases { self[kind] += other[kind] }
  }
}

extension Tally.Kind {
  /// What it is called in a report.
  package var title: String {
    switch self {
    case .step: "events of a device"
    case .act: "acts of users and hosts"
    case .start: "starts of an app"
    case .request: "saves sent"
    case .save: "saves stored"
    case .knownSave: "saves that had arrived before (200)"
    case .sequenceUsed: "used sequences (409)"
    case .stale: "stale documents (412)"
    case .refused: "refused numbers (422)"
    case .unauthorized: "not authorized (401)"
    case .tooManyRequests: "too many requests (429)"
    case .serverError: "server errors (5xx)"
    case .crashBeforeCommit: "crashes before the commit"
    case .crashAfterCommit: "crashes after the commit"
    case .cutOff: "saves that were cut off"
    case .cutOffStored: "of these stored"
    case .lostRequest: "lost requests"
    case .lostAnswer: "lost answers"
    case .brokenConnection: "broken connections"
    case .timeout: "timeouts"
    case .duplicate: "doubled requests"
    case .longDelay: "delays of up to 30 s"
    case .lateAnswer: "answers after the timeout"
    case .lostPush: "lost pushes"
    case .failedLoad: "failed loads"
    case .foreignSave: "saves by somebody else"
    case .ruleChange: "rule changes"
    case .stockCut: "stock cuts"
    case .restoredBackup: "restored backups"
    case .copiedDevice: "copied devices"
    case .kill: "killed apps"
    case .powerCut: "power cuts"
    case .damagedJournal: "damaged journals"
    case .sleep: "apps in the background"
    case .adjustment: "told adjustments"
    case .conflict: "told conflicts"
    }
  }
}
