import NumberSelect

/// Something that a user or a host chose on a device, and what has truly become of it.
struct Act {
  /// The start of the device in which it was chosen.
  let life: Int

  /// What was chosen, or what it became when the user was told of an adjustment.
  var choice: NumberChoice

  /// The save that its user knew of, or won over, as an entry of the history.
  var over: Int?

  /// It was chosen before any document was known.
  var isBlind: Bool

  /// The entry in which the source took it.
  var storedAt: Int?

  /// It was given up, and the user was told.
  var isTold = false

  /// It was given up because the rule allowed no number at all.
  var hasNoPlace = false

  /// It came back to the number that the source has anyway.
  var isBack = false

  /// It was lost with an unsynced or damaged journal, for which no engine can do anything.
  var isLost = false

  /// Whether the device still has to bring it to the source.
  var isPending: Bool { storedAt == nil && !isTold && !isBack && !isLost }
}
