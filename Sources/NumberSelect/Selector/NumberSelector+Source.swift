// The number's life at its source.
extension NumberSelector {
  /// The engine, to be changed: no copy of the selector has a part in it.
  package var ownSync: NumberSync? {
    mutating get {
      if !isKnownUniquelyReferenced(&sync) { sync = sync?.copy() }
      return sync
    }
  }

  mutating func bind(_ effects: inout NumberEffects) {
    startOver()
    control.bind(&effects)
  }

  mutating func unbind(_ effects: inout NumberEffects) {
    startOver()
    control.start(over: SourceView(), &effects)
  }

  private mutating func startOver() {
    sync = nil
    news = nil
  }

  /// Goes on with what the journal kept.
  mutating func open(_ record: NumberRecord, _ effects: inout NumberEffects) {
    if let opened = NumberSync.open(record, in: &control, &effects) { sync = opened }
  }

  mutating func take(
    _ answer: SaveAnswer, to attempt: Int64, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    func take(_ verdict: SaveVerdict, _ document: SyncDocument?, pause: Milliseconds? = nil) {
      ownSync?.take(
        verdict, document, pause: pause, to: attempt, at: now, in: &control, &effects)
    }
    switch answer {
    case .stored(let document): take(.stored, document)
    case .stale(let document): take(.stale, document)
    case .sequenceUsed(let document): take(.sequenceUsed, document)
    case .refused(let document): take(.refused, document)
    case .unavailable(let pause): take(.unavailable, nil, pause: pause)
    case .lost: take(.lost, nil)
    case .rejected: take(.rejected, nil)
    }
  }

  /// Lets the control see what the engine says now.
  package mutating func showSync() {
    if let sync { control.source = sync.view }
  }
}

extension NumberSelector {
  /// How the selector and its source are getting on.
  public var progress: NumberProgress {
    control.isBound ? sync?.progress ?? .loading : .settled
  }

  /// Whether there is a choice that the source has not taken yet.
  public var isUnsettled: Bool { sync?.isUnsettled == true }

  /// Whether the answer to a save is awaited.
  package var isSaveUnderWay: Bool { sync?.attemptInFlight != nil }
}
