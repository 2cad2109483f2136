import NumberSelect
import TestSupport

/// Runs a selector as a controller does, by a clock that is turned by hand, and writes down what
/// the host hears and what goes to the source.
final class Driver {
  private(set) var selector: NumberSelector
  private(set) var now: Milliseconds = 0
  private(set) var lastEffects = NumberEffects()
  private var notes: [String] = []
  private var lastSend: NumberSend?

  /// What the host answers when it is asked.
  var answer: (NumberChange) -> Bool = { _ in true }

  init(
    _ rule: NumberRule = NumberRule(), number: ExactDecimal? = nil,
    _ set: (inout NumberSettings) -> Void = { _ in }
  ) {
    var settings = NumberSettings()
    settings.rule = rule
    set(&settings)
    selector = NumberSelector(settings)
    if let number { send(.numberSet(number)) }
  }

  /// What was heard since this was last asked for.
  var heard: [String] {
    defer { notes = [] }
    return notes
  }

  var appearance: NumberAppearance { selector.appearance }
  var number: ExactDecimal? { selector.number }
}

extension Driver {
  func send(_ events: NumberEvent...) {
    for event in events { send(event) }
  }

  private func send(_ event: NumberEvent) {
    let effects = selector.handle(event, at: now)
    lastEffects = effects
    note(effects)
    if let question = effects.question {
      notes.append("may \(words(question))")
      send(.answered(question, isAllowed: answer(question)))
    }
    if effects.opensJournal { send(.journalRead(NumberRecord(client: name("driver")))) }
    if effects.proceeds { send(.proceeded) }
  }

  private func note(_ effects: NumberEffects) {
    if effects.sends, let save = selector.save {
      lastSend = save
      notes.append("save \(words(save.choice))")
    }
    if effects.loads { notes.append("load") }
    if effects.marksText { notes.append("marked") }
    if let change = effects.change { notes.append(words(change)) }
    if let change = effects.sourceChange { notes.append("source \(words(change))") }
    if let adjustment = effects.adjustment { notes.append(words(adjustment)) }
    if let conflict = effects.conflict { notes.append("gave up \(words(conflict.forgotten))") }
  }

  /// Turns the clock on, and wakes the selector whenever it asked for it.
  func wait(_ time: Milliseconds) {
    let end = now + time
    while let deadline = selector.deadline, deadline <= end {
      now = max(now, deadline)
      send(.woken)
    }
    now = end
  }

  func tap(_ direction: Direction) {
    send(.pressed(direction), .released)
  }

  /// Edits the text of the number.
  func type(_ text: String) {
    send(.entryBegan, .entryEdited(NumberSymbols().read(text)))
  }

  func configure(_ set: (inout NumberSettings) -> Void) {
    var settings = selector.settings
    set(&settings)
    send(.configured(settings))
  }

  func setRule(_ rule: NumberRule) {
    configure { $0.rule = rule }
  }

  /// Binds to a source that says this.
  func bind(number: ExactDecimal? = nil, _ rule: NumberRule = NumberRule()) {
    send(.bound, .loaded(document(number, rule)))
    notes = []
  }

  /// Lets the source answer the last save.
  func answer(_ answer: SaveAnswer) {
    send(.saveAnswered(attempt: lastSend?.attempt ?? 0, answer))
  }

  /// The document of a source that took the last save.
  func saved(
    _ number: ExactDecimal?, _ rule: NumberRule = NumberRule(), version: Int64 = 2
  ) -> SyncDocument {
    document(number, rule, version: version, writer: lastSend?.writer)
  }
}

/// What a source says.
func document(
  _ number: ExactDecimal?, _ rule: NumberRule = NumberRule(), version: Int64 = 1,
  writer: SyncDocument.Writer? = nil
) -> SyncDocument {
  SyncDocument(
    number: number, tag: SyncDocument.Tag(store: name("store"), version: version), writer: writer,
    rule: rule)
}

func name(_ text: String) -> WireName {
  WireName(Array(text.utf8))!
}
