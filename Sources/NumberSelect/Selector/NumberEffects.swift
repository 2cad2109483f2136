/// What is to be done after an event: a small fixed set of values, empty by default.
///
/// The driver of a selector draws first, so that state and view agree, then tells and asks the host.
public struct NumberEffects: Equatable, Sendable {
  /// Ask the host whether the change may happen, and answer with
  /// ``NumberEvent/answered(_:isAllowed:)``.
  ///
  /// An answer counts only if the user has done nothing else since, and a change that the host
  /// allows happens only if it is still possible after all that the host did meanwhile.
  public var question: NumberChange?

  /// Tell the host that the user changed the number.
  public var change: NumberChange?

  /// Tell the host that the source changed the number.
  public var sourceChange: NumberChange?

  /// Tell the user that the number became another one than was asked for.
  public var adjustment: NumberAdjustment?

  /// Tell the user that the typed text is not a number that can be used.
  public var marksText = false

  /// Put the number in place of the text.
  public var replacesText = false

  /// Tell the user and the host that a choice was given up.
  public var conflict: NumberConflict?

  /// Read the journal, and answer with ``NumberEvent/journalRead(_:)``.
  public var opensJournal = false

  /// Write ``NumberSelector/record`` to the journal.
  public var writesJournal = false

  /// Bring the journal to the disk, then send ``NumberSelector/save``, and answer with
  /// ``NumberEvent/saveAnswered(attempt:_:)``.
  public var sends = false

  /// Load the number from the source, and answer with ``NumberEvent/loaded(_:)`` or
  /// ``NumberEvent/loadFailed(_:)``.
  public var loads = false

  /// Make a new client name, and answer with ``NumberEvent/clientMade(_:)``.
  public var wantsClient = false

  /// What the user or the host chose, on its way to the engine.
  var chosen: NumberChoice?

  /// The act has another part: send ``NumberEvent/proceeded`` when the host has been told.
  public var proceeds = false

  /// Nothing is to be done.
  public init() {}
}

/// A change of the number.
public struct NumberChange: Equatable, Sendable {
  /// How much of an act a change is.
  public enum Stage: Equatable, Sendable {
    /// The number is changing and may go on to do so, as in a hold.
    case changing
    /// What changed before is final now.
    case committed
    /// Changed and final at once.
    case changedAndCommitted
  }

  /// The number before: for `committed`, the number when the last change was final.
  public var old: ExactDecimal?

  /// The number after, or `nil` for no number.
  public var new: ExactDecimal?

  /// Whether it is final.
  public var stage: Stage

  /// Makes a change from its parts.
  public init(old: ExactDecimal?, new: ExactDecimal?, stage: Stage) {
    self.old = old
    self.new = new
    self.stage = stage
  }
}

/// A number that became another one, because the rule refuses it.
public struct NumberAdjustment: Equatable, Sendable {
  /// The number that was asked for.
  public var requested: ExactDecimal
  /// The number that it became.
  public var adjusted: ExactDecimal

  /// Makes an adjustment from its parts.
  public init(requested: ExactDecimal, adjusted: ExactDecimal) {
    self.requested = requested
    self.adjusted = adjusted
  }
}
