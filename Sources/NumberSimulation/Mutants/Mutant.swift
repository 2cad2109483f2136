import NumberSelect

/// A fault that is put in from outside, to see whether the invariants find it.
///
/// Each closure stands at a boundary of the engine: events going in, saves coming out, the record on
/// its way to the journal and back, and the record between two events.
package struct Mutant: Sendable {
  /// The name of the fault.
  package let name: String

  /// The case or rule that it breaks.
  package let breaks: String

  /// How the server breaks its contract.
  var serverFlaws: ServerFlaws = []

  /// The fault of a store behind the source.
  var storeFault: FaultyStore.Fault?

  /// Changes an event before the engine sees it. Told whether it is the answer that is awaited.
  var editEvent: (@Sendable (inout NumberEvent, Device, _ isAwaited: Bool) -> Void)?

  /// Changes the engine after an event.
  var editSelector: (@Sendable (inout NumberSelector, NumberEvent, _ isAwaited: Bool) -> Void)?

  /// Changes a save on its way out.
  var editSend: (@Sendable (inout NumberSend, Device, [Request]) -> Void)?

  /// Changes a save on its way into the source.
  var editArriving: (@Sendable (inout NumberSend, SyncDocument, [HistoryEntry]) -> Void)?

  /// Changes a record on its way to the journal. Told what is there; writes only if it says so.
  var editWritten: (@Sendable (inout NumberRecord, NumberRecord?) -> Bool)?

  /// Changes a record on its way from the journal.
  var editRestored: (@Sendable (inout NumberRecord) -> Void)?

  /// The journal is not synced before a save leaves.
  var skipsSync = false

  /// A client keeps its name when it needs a new one.
  var keepsClient = false
}
