import NumberSelect

/// All that takes part: devices, their source, and what has truly happened.
///
/// A scene does nothing by itself. It is moved by a world with a clock and a network, by a search
/// through every order of events, or by a test. Whatever moves it, the invariants are checked after
/// every step.
package struct Scene {
  var devices: [Device]
  var server: ServerModel

  /// The changes at the source, from the first one on.
  var history: [HistoryEntry]
  var acts: [Act] = []
  var requests: [Request] = []
  var backup: ServerModel.Backup?

  /// The save that is about to be stored, as it arrived.
  var arriving: NumberSend?

  var now: Milliseconds = 0

  /// How often devices were started.
  var lives = 0
  var names = 0
  var restorations = 0

  /// Nothing goes wrong in this scene, and only one device is used.
  var isFaultless = false

  let mutant: Mutant?
  var tally = Tally()
  var digest = Digest()
  var story: Story?

  /// The first thing that must not happen.
  var violation: Violation?

  init(devices names: [String], rule: NumberRule, mutant: Mutant? = nil) {
    devices = names.map { Device(name: $0) }
    let tag = SyncDocument.Tag(store: Self.name("S1"), version: 1)
    let document = SyncDocument(number: nil, tag: tag, writer: nil, rule: rule)
    server = ServerModel(document: document)
    history = [HistoryEntry(document: document, cause: .start, save: nil)]
    self.mutant = mutant
    server.flaws = mutant?.serverFlaws ?? []
  }

  /// Begins with a document that a store has.
  mutating func begin(with document: SyncDocument) {
    server.document = document
    history = [HistoryEntry(document: document, cause: .start, save: nil)]
  }

  static func name(_ text: String) -> WireName {
    guard let name = WireName([UInt8](text.utf8)) else { preconditionFailure("an empty name") }
    return name
  }

  /// The entry of the present document.
  var present: Int { history.count - 1 }

  /// The newest act of a device.
  func act(of device: Int) -> Act? {
    devices[device].act.map { acts[$0] }
  }

  /// The name under which a device saves at present.
  func client(of device: Int) -> WireName? {
    devices[device].selector.record?.client
  }

  /// Adds a line to the story, if one is told.
  mutating func tell(_ line: (borrowing Scene) -> String) {
    guard story != nil else { return }
    let line = line(self)
    story?.add(line, at: now)
  }

  mutating func fail(_ invariant: String, _ explanation: String) {
    guard violation == nil else { return }
    violation = Violation(invariant: invariant, explanation: explanation)
    tell { _ in "VIOLATION of “\(invariant)”: \(explanation)" }
  }
}

/// What a step asks its world to do.
struct Wishes {
  /// The request that leaves.
  var send: Int?
  var loads = false
  var wantsClient = false
  var opensJournal = false
  var question: NumberChange?

  mutating func add(_ other: Wishes) {
    send = other.send ?? send
    loads = loads || other.loads
    wantsClient = wantsClient || other.wantsClient
    opensJournal = opensJournal || other.opensJournal
    question = other.question ?? question
  }
}
