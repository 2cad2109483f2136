/// Everything that can happen to a selector.
///
/// What is large is kept out of the event itself, for each event is passed on several times.
public enum NumberEvent: Equatable, Sendable {
  // MARK: Buttons

  /// The primary pointer went down on a button.
  case pressed(Direction)
  /// The pointer went up on the button that it had pressed.
  case released
  /// The press or the key is no longer ours: cancelled, left the button, a context menu, the window
  /// lost or gone.
  case interrupted
  /// A whole press at once, as from assistive technology.
  case stepped(Direction)

  // MARK: Keys and wheel

  /// A key of the number went down, or its repetition came.
  case keyDown(NumberKey)
  /// The key went up.
  case keyUp
  /// The wheel turned by this many hundred-and-twentieths of a notch; away from the user is up.
  case wheelTurned(Int)
  /// The selector got or lost the keyboard focus.
  case focused(Bool)

  // MARK: Typing

  /// The text of the number is about to be edited.
  case entryBegan
  /// The text was edited, and this is what it says now.
  case entryEdited(NumberReading)
  /// The text counts from now on, as after Enter.
  case entryCommitted
  /// Editing is over and the text counts, as after the focus went elsewhere.
  case entryEnded
  /// The text does not count, as after Escape.
  case entryReverted
  /// A number was chosen outright, as by assistive technology.
  case chosen(ExactDecimal)

  // MARK: Host

  /// The host changed its settings.
  indirect case configured(NumberSettings)
  /// The host set the number. `nil` is "no number" where that is allowed, else as `reset`.
  case numberSet(ExactDecimal?)
  /// The number goes back to the default.
  case reset
  /// The host's answer to ``NumberEffects/question``, with the question that it answers.
  case answered(NumberChange, isAllowed: Bool)
  /// Go on with the rest of the act, as ``NumberEffects/proceeds`` asked.
  case proceeded

  // MARK: Source

  /// The selector now shows a number of a source. Nothing of what it showed before is kept: a hold
  /// that is to be committed first needs ``interrupted`` before this.
  case bound
  /// The selector no longer belongs to a source.
  case unbound
  /// The journal was read, and this is what it kept, or a fresh record under a new client name.
  indirect case journalRead(NumberRecord)
  /// The source was asked and says what the number is.
  indirect case loaded(SyncDocument)
  /// The source says by itself what the number is.
  indirect case pushed(SyncDocument)
  /// The source could not say what the number is.
  case loadFailed(LoadFailure)
  /// What became of a save.
  indirect case saveAnswered(attempt: Int64, SaveAnswer)
  /// A name that no client ever had, as ``NumberEffects/wantsClient`` asked for.
  case clientMade(WireName)
  /// The user is about to leave: what waits is sent now.
  case flushed
  /// The source is to be asked once more.
  case reloaded
  /// What failed is tried again, by the wish of the user or because the network is back.
  case retried

  // MARK: Time

  /// The deadline has come.
  case woken
}

/// A key that changes the number.
public enum NumberKey: Equatable, Sendable {
  /// One step.
  case step(Direction)
  /// Ten steps.
  case page(Direction)
  /// To the lowest or the highest allowed number, where there is one.
  case end(Direction)
}

/// What a user can choose.
public enum NumberChoice: Equatable, Sendable {
  /// This number.
  case number(ExactDecimal)
  /// No choice any more: the default counts again.
  case none
}
