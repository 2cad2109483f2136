/// What has to survive the end of the app: the three observations of one number, and under what
/// name this client saves.
public struct NumberRecord: Equatable, Sendable {
  /// The name under which this journal's saves are made. No other journal ever has it.
  public package(set) var client: WireName

  /// The last sequence that was used under that name.
  public package(set) var lastSequence: Int64 = 0

  /// The newest document.
  public package(set) var confirmed: SyncDocument?

  /// What the user chose and the source has not confirmed.
  public package(set) var intent: Intent?

  /// The save that is in flight or whose outcome is not known.
  public package(set) var sent: Attempt?

  /// The record of a number that nothing is known of yet.
  public init(client: WireName) {
    self.client = client
  }

  /// A number that somebody chose.
  public struct Intent: Equatable, Sendable {
    public package(set) var choice: NumberChoice
    public package(set) var sequence: Int64
    /// What it was chosen over, or `nil` if no document was known.
    public package(set) var base: Base?
    /// Whether it was chosen before the app was started: its user may not be here any more.
    public package(set) var isRestored = false
  }

  /// The document that a number was chosen over. It never changes, so all who need it share it.
  public final class Base: Equatable, Sendable {
    public let tag: SyncDocument.Tag
    public let writer: SyncDocument.Writer?

    package init(tag: SyncDocument.Tag, writer: SyncDocument.Writer?) {
      self.tag = tag
      self.writer = writer
    }

    public static func == (left: Base, right: Base) -> Bool {
      left === right || (left.tag == right.tag && left.writer == right.writer)
    }
  }

  /// A save, sent once.
  public struct Attempt: Equatable, Sendable {
    public package(set) var choice: NumberChoice
    public package(set) var sequence: Int64
    public package(set) var base: Base
  }
}
