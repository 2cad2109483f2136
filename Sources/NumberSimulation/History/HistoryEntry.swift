import NumberSelect

/// One change at the source, and the document that came of it.
struct HistoryEntry {
  enum Cause: Equatable {
    case start
    /// A save of a device, by the number of its request.
    case save(request: Int)
    /// A save of somebody who has no device here.
    case foreignSave
    case rule
    /// The store was restored from the backup made at this entry.
    case restored(from: Int)
  }

  let document: SyncDocument
  let cause: Cause

  /// Who made this entry, whatever the document says.
  var writer: SyncDocument.Writer?

  /// The entry that made the number, or `nil` if nobody ever chose.
  let save: Int?
}
