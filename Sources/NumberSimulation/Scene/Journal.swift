import NumberSelect

/// The file in which a device keeps its record: what is written may be lost with the power, what is
/// synced may not.
struct Journal {
  /// A record, and what was true when it was written.
  struct Page {
    var record: NumberRecord
    let act: Int?
    let choice: NumberChoice?
    let newest: Int?
  }

  private(set) var written: Page?
  private(set) var synced: Page?

  mutating func write(_ page: Page) {
    written = page
  }

  mutating func sync() {
    synced = written
  }

  /// The power went: only what was synced is left.
  mutating func loseUnsynced() {
    written = synced
  }

  /// The disk is damaged: nothing of use is left.
  mutating func lose() {
    written = nil
    synced = nil
  }
}

/// How a device ends without warning.
enum Death {
  /// The app was killed: what it wrote is there.
  case killed
  /// The power went: what it did not sync is lost.
  case powerCut
  /// The power went, and the journal is damaged.
  case powerCutDamagingJournal
}
