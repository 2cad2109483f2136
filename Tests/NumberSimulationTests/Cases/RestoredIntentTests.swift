import Testing

@testable import NumberSelect
@testable import NumberSimulation

/// What becomes of a choice when its app was ended.
@Suite struct RestoredIntentTests {
  @Test("C1: a restored choice goes out over what its user had seen, and yields to who chose since")
  func yieldsToWhoChoseSince() throws {
    var story = Scenario()
    story.choose(.a, 1)
    story.kill(.a)
    story.choose(.b, 3)
    let other = try story.send(.b)
    story.deliver(other)
    story.start(.a)
    story.hear(.a)
    let save = try story.lastSave(.a)
    #expect(save.wire.base.version == other.wire.base.version)
    let reply = story.deliver(save)
    #expect(reply == .stale(story.scene.present))
    #expect(story.shown(.a) == 3)
    #expect(story.told(.a).conflicts == [NumberConflict(forgotten: .number(1), reason: .restored)])
    story.settle()
    #expect(story.number == 3)
  }

  @Test("C2: a save of unknown outcome is settled after the restart before a choice is dropped")
  func settlesUnknownOutcome() throws {
    var story = Scenario()
    story.choose(.a, 1)
    let late = try story.send(.a)
    story.lose(late)
    story.choose(.a, 2)
    story.restart(.a)
    story.hear(.a)
    #expect(story.record(.a)?.intent?.choice == .number(2))
    story.arrive(late)
    #expect(story.number == 1)
    story.settle()
    #expect(story.number == 2)
    #expect(story.told(.a).conflicts.isEmpty)
  }

  @Test("C3: the same if the user goes back only after the restart")
  func settlesUnknownOutcomeAfterRestart() throws {
    var story = Scenario()
    story.choose(.a, 1)
    let late = try story.send(.a)
    story.lose(late)
    story.restart(.a)
    story.hear(.a)
    story.choose(.a, 2)
    #expect(story.record(.a)?.intent?.choice == .number(2))
    story.arrive(late)
    story.settle()
    #expect(story.number == 2)
  }

  @Test("C4: a choice that had won goes on after a restart if nobody else chose")
  func goesOnAfterWin() throws {
    var story = Scenario()
    story.choose(.a, 1)
    story.choose(.b, 3)
    story.deliver(try story.send(.b))
    story.deliver(try story.send(.a))
    story.restart(.a)
    story.settle()
    #expect(story.number == 1)
    #expect(story.told(.a).conflicts.isEmpty)
  }

  @Test("C4: a choice that had won yields after a restart if somebody else chose again")
  func yieldsAfterWin() throws {
    var story = Scenario()
    story.choose(.a, 1)
    story.choose(.b, 3)
    story.deliver(try story.send(.b))
    story.deliver(try story.send(.a))
    story.kill(.a)
    story.hear(.b)
    story.choose(.b, 4)
    story.deliver(try story.send(.b))
    story.start(.a)
    story.settle()
    #expect(story.number == 4)
    #expect(story.told(.a).conflicts.map(\.reason) == [.restored])
  }

  @Test("C11: an app that forgot its choice and was killed knows its own save again")
  func knowsForgottenChoice() throws {
    var story = Scenario()
    story.act(.a, .reset)
    let save = try story.send(.a)
    story.arrive(save)
    story.restart(.a)
    story.hear(.a)
    #expect(story.scene.server.document.writer == save.wire.writer)
    story.settle()
    #expect(story.number == nil)
    #expect(story.told(.a).conflicts.isEmpty)
  }

  @Test("C11: so it does when a newer choice follows the forgotten one")
  func knowsForgottenChoiceBelowNewerOne() throws {
    var story = Scenario()
    story.act(.a, .reset)
    let save = try story.send(.a)
    story.arrive(save)
    story.lose(save)
    story.choose(.a, 5)
    story.restart(.a)
    story.settle()
    #expect(story.number == 5)
    #expect(story.told(.a).conflicts.isEmpty)
  }

  @Test("C14: one's own older save below a 412 is no reason to yield")
  func knowsOwnOlderSave() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let first = try story.send(.a)
    story.lose(first)
    story.choose(.a, 4)
    let second = try story.send(.a)
    story.arrive(first)
    let reply = story.arrive(second)
    #expect(reply == .stale(story.scene.present))
    story.restart(.a)
    story.settle()
    #expect(story.number == 4)
    #expect(story.told(.a).conflicts.isEmpty)
  }

  @Test("C15: a restored choice does not yield to a change of the rule")
  func doesNotYieldToRule() throws {
    var story = Scenario()
    story.choose(.a, 8)
    story.kill(.a)
    story.setRule(NumberRule(maximum: 5))
    story.start(.a)
    story.deliver(try story.lastSave(.a))
    #expect(story.told(.a).conflicts.isEmpty)
    #expect(story.told(.a).adjustments == [NumberAdjustment(requested: 8, adjusted: 5)])
    story.settle()
    #expect(story.number == 5)
  }
}
