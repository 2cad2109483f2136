import NumberSelect
import TestSupport

extension SeededRandom {
  /// Anything that can happen to a selector, likely or not.
  mutating func event(for selector: NumberSelector) -> NumberEvent {
    switch Int.random(in: 0..<20, using: &self) {
    case 0...5: buttonEvent()
    case 6...8: keyOrWheelEvent()
    case 9...12: entryEvent(selector)
    case 13...16: hostEvent(selector)
    case 17, 18: sourceEvent(selector)
    default: .woken
    }
  }

  /// What the host may do at any time, also while it is told or asked.
  mutating func hostEvent(_ selector: NumberSelector) -> NumberEvent {
    switch Int.random(in: 0..<8, using: &self) {
    case 0...2: .configured(settings(like: selector.settings))
    case 3: .numberSet(number(near: selector))
    case 4: .numberSet(selector.number)
    case 5: .numberSet(nil)
    case 6: .reset
    default: pick([.bound, .unbound, .reset])
    }
  }

  private mutating func buttonEvent() -> NumberEvent {
    pick([
      .pressed(.up), .pressed(.down), .pressed(direction()), .released, .released, .interrupted,
      .stepped(direction()), .woken, .woken, .woken,
    ])
  }

  private mutating func keyOrWheelEvent() -> NumberEvent {
    pick([
      .keyDown(.step(direction())), .keyDown(.step(.up)), .keyDown(.page(direction())),
      .keyDown(.end(direction())), .keyUp, .wheelTurned(pick([120, -120, 50, 0, .max, .min])),
      .focused(true), .focused(oneIn(2)),
    ])
  }

  private mutating func entryEvent(_ selector: NumberSelector) -> NumberEvent {
    pick([
      .entryBegan, .entryEdited(.number(number(near: selector))),
      .entryEdited(.number(number(near: selector))),
      .entryEdited(pick([.empty, .unreadable, .tooManyDigits])),
      .entryCommitted, .entryEnded, .entryReverted, .chosen(number(near: selector)),
    ])
  }

  private mutating func sourceEvent(_ selector: NumberSelector) -> NumberEvent {
    let document = document(near: selector)
    return pick([
      .journalRead(NumberRecord(client: name("phone"))), .loaded(document), .loaded(document),
      .pushed(document), .loadFailed(pick([.lasting, .passing(retryAfter: nil)])), .retried,
      .saveAnswered(attempt: attempt(), .stored(document)),
      .saveAnswered(attempt: attempt(), .stale(document)),
      .saveAnswered(attempt: attempt(), .refused(document)),
      .saveAnswered(attempt: attempt(), .sequenceUsed(document)),
      .saveAnswered(attempt: attempt(), pick([.lost, .rejected, .unavailable(retryAfter: 9)])),
      .clientMade(pick([name("desk"), name("watch")])), .flushed, .reloaded,
    ])
  }

  private mutating func attempt() -> Int64 { Int64.random(in: 1...4, using: &self) }

  private mutating func document(near selector: NumberSelector) -> SyncDocument {
    SyncDocument(
      number: oneIn(3) ? nil : number(near: selector),
      tag: .init(
        store: oneIn(9) ? name("backup") : name("shop"),
        version: Int64.random(in: 1...9, using: &self)),
      writer: oneIn(2)
        ? nil : .init(client: pick([name("phone"), name("desk")]), sequence: attempt()),
      rule: smallRule())
  }

  private mutating func settings(like old: NumberSettings) -> NumberSettings {
    var settings = old
    switch Int.random(in: 0..<6, using: &self) {
    case 0, 1: settings.rule = oneIn(3) ? rule() : smallRule()
    case 2: settings.isEnabled = !oneIn(4)
    case 3: settings.isEditable = !oneIn(4)
    case 4: settings.asksBeforeChange = oneIn(2)
    default:
      settings.commitPolicy = oneIn(3) ? .mark : .adjust
      settings.allowsNoNumber = oneIn(2)
    }
    return settings
  }

  /// A rule whose bounds are soon met.
  private mutating func smallRule() -> NumberRule {
    var rule = NumberRule(minimum: ExactDecimal(Int.random(in: -3...3, using: &self)))
    rule.increment = pick([1, 1, 2, 5, 0])
    rule.incrementBase = pick([.minimum, .zero, .none])
    if !oneIn(3) { rule.maximum = ExactDecimal(Int.random(in: -5...60, using: &self)) }
    if oneIn(2) { rule.defaultNumber = ExactDecimal(Int.random(in: -5...20, using: &self)) }
    return rule
  }

  private mutating func number(near selector: NumberSelector) -> ExactDecimal {
    oneIn(4)
      ? number(under: selector.rule) : ExactDecimal(Int.random(in: -10...60, using: &self))
  }

  private mutating func direction() -> Direction { oneIn(2) ? .up : .down }
}
