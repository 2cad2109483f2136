import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing

@MainActor
@Suite("Whatever the user does and whatever the host does when it is told")
struct ControllerProperties {
  @Test(
    "Nothing is told inside another, and the last thing drawn is how things are", arguments: 1...8)
  func reentrancy(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let run = ControllerRun(random)
      for _ in 0..<50 where run.broken.isEmpty { run.act() }
      #expect(run.broken == [], "seed \(seed)")
      random = run.random
    }
  }
}

/// A controller whose host does anything at all when it is told, asked or drawn for.
@MainActor
private final class ControllerRun {
  var random: SeededRandom
  private(set) var broken: [String] = []
  private let clock = HandClock()
  private let face = RecordingFace()
  private let controller: NumberSelectController
  private var depth = 0

  init(_ random: SeededRandom) {
    self.random = random
    controller = NumberSelectController(clock: clock)
    controller.face = face
    face.whenTold = { [unowned self] in told($0) }
    face.whenDrawn = { [unowned self] _ in interfere(oneIn: 40) }
    face.answer = { [unowned self] _ in !self.random.oneIn(3) }
  }

  func act() {
    if random.oneIn(3) { clock.turn(by: Int64.random(in: 0...700, using: &random)) }
    controller.send(event())
    check(face.drawn == controller.appearance, "what is drawn is how it is")
    let isHeld = controller.appearance.pressed != nil
    check((clock.nextAlarm != nil) == isHeld, "the alarm is set for a hold and for nothing else")
    if let told = face.heard.first(where: { $0.hasPrefix("inside") }) { check(false, told) }
  }

  private func told(_ note: String) {
    let isChange = ["changing", "committed", "changed"].contains { note.hasPrefix($0) }
    if isChange {
      let numbers = note.drop { $0 != " " }.split(separator: "→")
      check(numbers.first?.trimmed != numbers.last?.trimmed, "a change is one: \(note)")
    }
    interfere(oneIn: 4)
  }

  private func interfere(oneIn count: Int) {
    guard depth < 3, random.oneIn(count) else { return }
    depth += 1
    controller.send(event())
    depth -= 1
  }

  private func check(_ isSo: Bool, _ promise: String) {
    if !isSo { broken.append(promise) }
  }

  private func event() -> NumberEvent {
    let direction: Direction = random.oneIn(2) ? .up : .down
    let number = ExactDecimal(Int.random(in: -5...25, using: &random))
    let events: [NumberEvent] = [
      .pressed(.up), .pressed(direction), .released, .interrupted, .stepped(direction),
      .keyDown(.step(direction)), .keyDown(.page(direction)), .keyDown(.end(direction)), .keyUp,
      .focused(random.oneIn(2)), .wheelTurned(120), .entryBegan, .entryEdited(.number(number)),
      .entryEdited(.unreadable), .entryCommitted, .entryEnded, .entryReverted, .chosen(number),
      .numberSet(number), .numberSet(controller.selector.number), .numberSet(nil), .reset,
      .configured(settings()),
    ]
    return events[Int.random(in: events.indices, using: &random)]
  }

  private func settings() -> NumberSettings {
    var settings = controller.settings
    settings.isEnabled = !random.oneIn(5)
    settings.asksBeforeChange = random.oneIn(2)
    settings.rule.maximum =
      random.oneIn(3) ? nil : ExactDecimal(Int.random(in: 0...20, using: &random))
    return settings
  }
}

extension Substring {
  fileprivate var trimmed: Substring { Substring(filter { $0 != " " }) }
}
