import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing

@MainActor
@Suite("A controller without a source")
struct ControllerTests {
  private let clock = HandClock()
  private let face = RecordingFace()
  private let controller: NumberSelectController

  init() {
    controller = NumberSelectController(clock: clock)
    controller.face = face
  }

  private func set(_ change: (inout NumberSettings) -> Void) {
    change(&controller.settings)
  }

  @Test("Every event is drawn")
  func draws() {
    controller.send(.numberSet(7))
    #expect(face.drawn?.number == 7)
    set { $0.rule.maximum = 7 }
    #expect(face.drawn?.canStepUp == false)
    controller.send(.entryBegan)
    #expect(face.hasReplacedText)
    #expect(face.heard == [])
  }

  @Test("The host is told after state and view agree")
  func drawnBeforeTold() {
    face.whenTold = { [unowned face, unowned controller] _ in
      #expect(face.drawn?.number == 1)
      #expect(controller.selector.number == 1)
    }
    controller.send(.stepped(.up))
    #expect(face.heard == ["changed 0 → 1"])
  }

  @Test("A hold goes by the clock, and the clock is left alone when it is over")
  func hold() {
    controller.send(.pressed(.up))
    #expect(clock.nextAlarm == 500)
    clock.turn(by: 600)
    controller.send(.released)
    #expect(clock.nextAlarm == nil)
    clock.turn(by: 10_000)
    #expect(face.heard == ["changing 0 → 1", "changing 1 → 2", "committed 0 → 2"])
  }

  @Test("I25, I26, I27: a controller that goes while a button is held stops for good")
  func deallocatedWhileHeld() {
    var held: NumberSelectController? = NumberSelectController(clock: clock)
    held?.face = face
    held?.send(.pressed(.up))
    clock.turn(by: 500)
    weak let released = held
    held = nil
    #expect(released == nil)
    #expect(clock.nextAlarm == nil)
    clock.turn(by: 10_000)
    #expect(face.heard == ["changing 0 → 1"])
  }

  @Test("A face that goes is not kept alive, and its controller works on")
  func faceGoes() {
    var gone: RecordingFace? = RecordingFace()
    controller.face = gone
    weak let released = gone
    gone = nil
    #expect(released == nil)
    set { $0.asksBeforeChange = true }
    controller.send(.stepped(.up))
    #expect(controller.selector.number == 1)
  }

  @Test("The host is asked, and what it refuses does not happen")
  func question() {
    set { $0.asksBeforeChange = true }
    face.answer = { $0.new != 2 }
    controller.send(.stepped(.up))
    controller.send(.stepped(.up))
    #expect(face.heard == ["may changed 0 → 1", "changed 0 → 1", "may changed 1 → 2"])
    #expect(face.drawn?.number == 1)
  }

  @Test("A refusal ends a hold even if the host has set something while it was asked")
  func refusalAfterSetting() {
    set { $0.asksBeforeChange = true }
    face.answer = { [unowned controller] _ in
      controller.settings.rule.maximum = 9
      return false
    }
    controller.send(.pressed(.up))
    clock.turn(by: 10_000)
    #expect(face.heard == ["may changing 0 → 1"])
    #expect(clock.nextAlarm == nil)
  }

  @Test("A text is marked, a number adjusted, and the change is told before the adjustment")
  func textEffects() {
    set { $0.rule.maximum = 5 }
    controller.send(.entryEdited(.unreadable))
    controller.send(.entryCommitted)
    controller.send(.entryEdited(.number(9)))
    controller.send(.entryCommitted)
    #expect(face.heard == ["marked", "changed 0 → 5", "adjusted 9 → 5"])
  }

  @Test("A press after typing is two changes, each drawn before it is told")
  func twoParts() {
    var shown: [ExactDecimal?] = []
    face.whenTold = { [unowned face] _ in shown.append(face.drawn?.number) }
    controller.send(.entryEdited(.number(20)))
    controller.send(.pressed(.up))
    controller.send(.released)
    #expect(face.heard == ["changed 0 → 20", "changed 20 → 21"])
    #expect(shown == [20, 21])
  }
}

@MainActor
@Suite("Calls made inside a callback")
struct CallsInsideCallbacksTests {
  private let clock = HandClock()
  private let face = RecordingFace()
  private let controller: NumberSelectController

  init() {
    controller = NumberSelectController(clock: clock)
    controller.face = face
  }

  @Test("They take effect at once")
  func atOnce() {
    face.whenTold = { [unowned controller, unowned face] _ in
      controller.send(.numberSet(30))
      #expect(controller.selector.number == 30)
      #expect(face.drawn?.number == 30)
    }
    controller.send(.stepped(.up))
    #expect(face.heard == ["changed 0 → 1"])
    #expect(controller.selector.number == 30)
  }

  @Test("Their own callbacks come after it returns")
  func callbacksAfter() {
    face.whenTold = { [unowned controller] note in
      guard note == "changed 0 → 1" else { return }
      controller.send(.stepped(.up))
      controller.send(.stepped(.up))
      #expect(controller.selector.number == 3)
    }
    controller.send(.stepped(.up))
    #expect(face.heard == ["changed 0 → 1", "changed 1 → 2", "changed 2 → 3"])
  }

  @Test("Reports of loading and unbinding come after it returns, too")
  func reportsAfter() {
    face.whenTold = { [unowned controller] note in
      guard note == "changed 0 → 1" else { return }
      controller.bind(to: InMemoryNumberSource(rule: NumberRule()))
      #expect(controller.activity == .loading)
      controller.unbind()
      #expect(controller.activity == .idle)
    }
    controller.send(.stepped(.up))
    #expect(face.heard == ["changed 0 → 1", "loading", "idle"])
  }

  @Test("A host that sets what it is told during a hold still hears the end of it")
  func echo() {
    face.whenTold = { [unowned controller] _ in
      controller.send(.numberSet(controller.selector.number))
    }
    controller.send(.pressed(.up))
    clock.turn(by: 600)
    controller.send(.released)
    #expect(face.heard == ["changing 0 → 1", "changing 1 → 2", "committed 0 → 2"])
  }

  @Test("A number set between the two parts of an act is where the second goes on from")
  func betweenParts() {
    face.whenTold = { [unowned controller] note in
      if note == "changed 0 → 7" { controller.send(.numberSet(10)) }
    }
    controller.send(.entryEdited(.number(7)))
    controller.send(.stepped(.up))
    #expect(face.heard == ["changed 0 → 7", "changed 10 → 11"])
  }

  @Test("Disabling or binding between the two parts of an act leaves nothing of the second")
  func stoppedBetweenParts() {
    let stops: [@MainActor (NumberSelectController) -> Void] = [
      { $0.settings.isEnabled = false },
      { $0.send(.interrupted) },
      { $0.bind(to: InMemoryNumberSource(number: 3, rule: NumberRule())) },
    ]
    for stop in stops {
      let controller = NumberSelectController(clock: clock)
      controller.face = face
      face.whenTold = { [unowned controller] note in
        if note == "changed 0 → 7" { stop(controller) }
      }
      controller.send(.entryEdited(.number(7)))
      controller.send(.keyDown(.step(.up)))
      controller.settings.isEnabled = true
      controller.send(.proceeded)
      #expect(face.heard.first { $0.contains("7 → 8") } == nil)
    }
  }

  @Test("Disabling while a hold changes ends it with a commit")
  func disabledWhileHeld() {
    face.whenTold = { [unowned controller] note in
      if note == "changing 1 → 2" { controller.settings.isEnabled = false }
    }
    controller.send(.pressed(.up))
    clock.turn(by: 10_000)
    #expect(face.heard == ["changing 0 → 1", "changing 1 → 2", "committed 0 → 2"])
  }

  @Test("The last owner may let the controller go")
  func released() {
    var controller: NumberSelectController? = NumberSelectController(clock: clock)
    controller?.face = face
    face.whenTold = { _ in controller = nil }
    controller?.send(.stepped(.up))
    #expect(face.heard == ["changed 0 → 1"])
    #expect(controller == nil)
  }

  @Test("W2: what drawing brings is told in the order of events and drawn last")
  func eventsFromDrawing() {
    controller.settings.rule.maximum = 2
    face.whenDrawn = { [unowned controller] appearance in
      if !appearance.canStepUp, appearance.pressed != nil { controller.send(.interrupted) }
    }
    controller.send(.pressed(.up))
    clock.turn(by: 10_000)
    #expect(face.heard == ["changing 0 → 1", "changing 1 → 2", "committed 0 → 2"])
    #expect(face.drawn == controller.appearance)
    #expect(face.drawn?.pressed == nil)
  }
}

@MainActor
@Suite("Changes as an asynchronous sequence")
struct ChangeSequenceTests {
  @Test("Every listener gets each change of the user from then on, in order")
  func listeners() async {
    let clock = HandClock()
    let controller = NumberSelectController(clock: clock)
    controller.send(.stepped(.up))
    var first = controller.changes.makeAsyncIterator()
    controller.send(.stepped(.up))
    var second = controller.changes.makeAsyncIterator()
    controller.send(.numberSet(9))
    controller.send(.pressed(.down))
    clock.turn(by: 500)
    controller.send(.released)
    #expect(await first.next().map(words) == "changed 1 → 2")
    #expect(await first.next().map(words) == "changing 9 → 8")
    #expect(await first.next().map(words) == "committed 9 → 8")
    #expect(await second.next().map(words) == "changing 9 → 8")
    #expect(await second.next().map(words) == "committed 9 → 8")
  }

  @Test("The sequence ends with the controller")
  func end() async {
    var controller: NumberSelectController? = NumberSelectController(clock: HandClock())
    var changes = controller?.changes.makeAsyncIterator()
    controller = nil
    #expect(await changes?.next() == nil)
  }

  @Test("A listener that goes leaves the others alone")
  func listenerGoes() async {
    let controller = NumberSelectController(clock: HandClock())
    let task = Task { for await _ in controller.changes {} }
    var other = controller.changes.makeAsyncIterator()
    task.cancel()
    await task.value
    controller.send(.stepped(.up))
    #expect(await other.next().map(words) == "changed 0 → 1")
  }
}
