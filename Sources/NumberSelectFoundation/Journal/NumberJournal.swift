public import NumberSelect

/// Where the record of one number survives the end of the app.
///
/// One journal belongs to one selector at a time: two that wrote under one client name would take
/// each other's saves for their own.
public protocol NumberJournal: AnyObject, Sendable {
  /// Claims the journal and reads what it kept.
  ///
  /// - Returns: `nil` if it kept nothing that can be used.
  func open() async -> NumberRecord?

  /// Keeps the record instead of the one before. Records are kept in the order of these calls.
  ///
  /// The record survives the end of the app from then on, even a sudden one.
  func write(_ record: NumberRecord)

  /// Brings the record that was kept last to the disk, so that it survives the end of the machine
  /// too.
  ///
  /// - Returns: Whether it could be kept.
  func synchronize() async -> Bool

  /// Journals of the same number in which a choice waits that nobody is there to send any more, as
  /// of a window that was closed. Whoever gets them has claimed them.
  ///
  /// Without an implementation of its own, a journal knows of none.
  func journalsLeftBehind() async -> [any NumberJournal]
}

extension NumberJournal {
  public func journalsLeftBehind() async -> [any NumberJournal] { [] }
}

/// A journal that keeps nothing: for numbers that live only as long as the app.
public final class TransientJournal: NumberJournal {
  public init() {}

  public func open() async -> NumberRecord? { nil }

  public func write(_ record: NumberRecord) {}

  public func synchronize() async -> Bool { true }
}
