import NumberSelect
import TestSupport
import Testing

@Suite("Whatever happens to a selector, and in whatever order")
struct SelectorProperties {
  @Test("It keeps its promises to the host, to the face and to the source", arguments: seeds)
  func promises(seed: UInt64) {
    forEachCase(of: seed, count: 400) { random in
      var run = RandomRun()
      for _ in 0..<50 {
        run.send(random.event(for: run.selector), &random)
        if !run.broken.isEmpty { return run.report }
      }
      return nil
    }
  }
}

/// A selector to which anything may happen, and a host that may do anything while it is told.
private struct RandomRun {
  private(set) var selector = NumberSelector()
  private(set) var broken: [String] = []
  private var promises = Promises()
  private var now: Milliseconds = 0
  private var events: [NumberEvent] = []
  private var depth = 0

  var report: String {
    "\(broken.joined(separator: ", ")) after \(events.suffix(12)) in \(selector)"
  }

  mutating func send(_ event: NumberEvent, _ random: inout SeededRandom) {
    if let deadline = selector.deadline, random.oneIn(2) { now = max(now, deadline) }
    let before = selector
    let effects = selector.handle(event, at: now)
    events.append(event)
    broken += promises.broken(by: event, before, effects, selector)
    depth += 1
    follow(effects, &random)
    depth -= 1
    if depth == 0 { broken += Promises.brokenAtRest(selector, now) }
  }

  /// Tells and asks the host as a controller does.
  private mutating func follow(_ effects: NumberEffects, _ random: inout SeededRandom) {
    let isTold = effects.change != nil || effects.sourceChange != nil || effects.question != nil
    if isTold, depth < 4, random.oneIn(4) {
      send(random.oneIn(4) ? random.event(for: selector) : random.hostEvent(selector), &random)
    }
    if let question = effects.question {
      send(.answered(question, isAllowed: !random.oneIn(3)), &random)
    }
    if effects.proceeds { send(.proceeded, &random) }
  }
}

/// What a selector promises, seen from outside.
private struct Promises {
  /// The number before the changes that were told and are not final.
  private var finalNumber: ExactDecimal??

  mutating func broken(
    by event: NumberEvent, _ before: NumberSelector, _ effects: NumberEffects,
    _ after: NumberSelector
  ) -> [String] {
    var broken = aboutChange(event, before, effects, after)
    broken += aboutCommit(event, before, effects, after)
    broken += aboutSource(event, before, effects, after)
    broken += aboutAppearance(after)
    return broken
  }

  private func aboutChange(
    _ event: NumberEvent, _ before: NumberSelector, _ effects: NumberEffects,
    _ after: NumberSelector
  ) -> [String] {
    var checks = Checks()
    let change = effects.change
    if let change, change.stage != .committed {
      checks.need(change.old == before.number && change.new == after.number, "a change is true")
      checks.need(change.old != change.new, "a change is one")
      checks.need(before.appearance.isEditable, "only what is editable changes")
      checks.need(!event.isOfHost && !event.isOfSource, "what others do is no change of the user")
      let isAllowed = change.new.map(AllowedNumbers(after.rule).contains) ?? true
      let isMarked = after.settings.commitPolicy == .mark
      checks.need(isAllowed || isMarked, "the user can choose only what is allowed")
    }
    let isTold = change?.new == after.number || effects.sourceChange?.new == after.number
    let isSame = before.number == after.number
    checks.need(isSame || isTold || event.isOfHost, "no number changes in silence")
    checks.need(effects.question == nil || (change == nil && isSame), "first ask, then change")
    if case .answered(_, false) = event { checks.need(isSame, "a refusal changes nothing") }
    checks.need(after.number == after.number?.normalized, "a number is in its shortest form")
    return checks.broken
  }

  private mutating func aboutCommit(
    _ event: NumberEvent, _ before: NumberSelector, _ effects: NumberEffects,
    _ after: NumberSelector
  ) -> [String] {
    var checks = Checks()
    switch effects.change?.stage {
    case .changing: finalNumber = finalNumber ?? before.number
    case .committed:
      checks.need(finalNumber == effects.change?.old, "a commit is of what was changing")
      checks.need(effects.change?.old != before.number, "a commit is a change")
      checks.need(effects.change?.new == before.number, "a commit is of the number shown")
      finalNumber = nil
    case .changedAndCommitted: checks.need(finalNumber == nil, "a hold is over before a new act")
    case nil: break
    }
    if event == .interrupted, finalNumber == before.number { finalNumber = nil }
    if event.overrulesHold || (event.isOfHost && before.number != after.number) {
      finalNumber = nil
    }
    checks.need(event != .interrupted || finalNumber == nil, "the end of a hold is final")
    return checks.broken
  }

  private func aboutSource(
    _ event: NumberEvent, _ before: NumberSelector, _ effects: NumberEffects,
    _ after: NumberSelector
  ) -> [String] {
    var checks = Checks()
    if let change = effects.sourceChange {
      checks.need(event.isOfSource, "only the source changes as the source")
      checks.need(change.old == before.number && change.new == after.number, "and truly")
    }
    if effects.sends {
      checks.need(after.appearance.availability == .known, "only what is known is chosen over")
      let kept = after.record?.sent?.sequence
      checks.need(kept == after.save?.writer.sequence, "what is sent is kept")
    }
    let isSame = after.record == before.record || after.record == nil
    checks.need(isSame || effects.writesJournal, "what is new is kept")
    let isChanging = effects.change?.stage == .changing
    let isSameIntent = after.record?.intent == before.record?.intent
    checks.need(!isChanging || isSameIntent, "only what is final is an intent")
    return checks.broken
  }

  private func aboutAppearance(_ selector: NumberSelector) -> [String] {
    var checks = Checks()
    let appearance = selector.appearance
    let allowed = AllowedNumbers(selector.rule)
    checks.need(appearance.number == selector.number, "one number")
    let waits = selector.deadline != nil && selector.record == nil
    checks.need(!waits || appearance.pressed != nil, "without a source only a hold waits")
    checks.need(
      appearance.isEditable || !(appearance.canStepUp || appearance.canStepDown), "no way in")
    if appearance.isEditing { return checks.broken }
    guard let number = selector.number, appearance.availability == .known else {
      checks.need(appearance.problem == nil, "nothing is not wrong")
      return checks.broken
    }
    for direction in [Direction.down, .up] {
      let isOpen = allowed.next(direction, from: number) != nil
      let canStep = isOpen && appearance.isEditable
      checks.need(appearance.canStep(direction) == canStep, "\(direction) is on if it leads on")
    }
    checks.need((appearance.problem == nil) == allowed.contains(number), "what is wrong is flagged")
    return checks.broken
  }

  /// What holds when no act is under way.
  static func brokenAtRest(_ selector: NumberSelector, _ now: Milliseconds) -> [String] {
    var checks = Checks()
    var later = selector
    let effects = later.handle(.proceeded, at: now)
    checks.need(effects == NumberEffects() && later == selector, "no act leaves a rest behind")
    return checks.broken
  }
}

private struct Checks {
  private(set) var broken: [String] = []

  mutating func need(_ isKept: Bool, _ promise: String) {
    if !isKept { broken.append("not kept: \(promise)") }
  }
}

extension NumberEvent {
  /// Whether nothing of a hold is left to be final, even if the number stays the same.
  fileprivate var overrulesHold: Bool {
    switch self {
    case .bound, .unbound, .reset, .numberSet(nil): true
    default: false
    }
  }

  fileprivate var isOfHost: Bool {
    switch self {
    case .configured, .numberSet, .reset, .bound, .unbound: true
    default: false
    }
  }

  fileprivate var isOfSource: Bool {
    switch self {
    case .journalRead, .loaded, .pushed, .saveAnswered, .clientMade: true
    default: false
    }
  }
}
