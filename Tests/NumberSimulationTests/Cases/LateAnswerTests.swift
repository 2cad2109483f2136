import Testing

@testable import NumberSelect
@testable import NumberSimulation

/// What comes late, twice or in another order.
@Suite struct LateAnswerTests {
  @Test("C5: a number that comes back is a new act, not a retry of the old one")
  func numberComesBack() throws {
    var story = Scenario()
    story.choose(.b, 3)
    let first = try story.send(.b)
    story.arrive(first)
    story.lose(first)
    story.hear(.a)
    story.choose(.a, 1)
    story.deliver(try story.send(.a))
    story.choose(.b, 1)
    story.choose(.b, 3)
    let last = try story.send(.b)
    #expect(last.wire.writer.sequence > first.wire.writer.sequence)
    story.deliver(last)
    story.settle()
    #expect(story.number == 3)
  }

  @Test("C6: a save that had arrived before somebody else's is not applied again")
  func isNotAppliedAgain() throws {
    var story = Scenario()
    story.choose(.a, 1)
    let save = try story.send(.a)
    story.arrive(save)
    story.lose(save)
    story.hear(.b)
    story.choose(.b, 5)
    story.deliver(try story.send(.b))
    let again = try story.send(.a)
    #expect(again.wire.writer == save.wire.writer)
    let version = story.version
    #expect(story.deliver(again) == .stored(story.scene.present))
    #expect(story.version == version)
    #expect(story.shown(.a) == 5)
    #expect(story.told(.a).sourceChanges.last?.new == 5)
    story.settle()
    #expect(story.number == 5)
  }

  @Test("C7: a late 200 leaves a newer save in flight")
  func lateStored() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let first = try story.send(.a)
    let reply = story.arrive(first)
    story.lose(first)
    story.choose(.a, 4)
    let second = try story.send(.a)
    story.answer(first, reply)
    #expect(story.isSaving(.a))
    #expect(story.record(.a)?.sent?.sequence == second.wire.writer.sequence)
    #expect(story.shown(.a) == 4)
    story.settle()
    #expect(story.number == 4)
  }

  @Test("C8: a late 412 of the first try does not settle the second")
  func lateStale() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let first = try story.send(.a)
    story.foreignSave(7)
    let reply = story.arrive(first)
    story.lose(first)
    let again = try story.send(.a)
    story.deliver(again)
    let second = try story.lastSave(.a)
    #expect(second.wire.base != first.wire.base)
    #expect(second.wire.writer == first.wire.writer)
    story.answer(first, reply)
    #expect(story.isSaving(.a))
    #expect(story.record(.a)?.sent?.base.tag == second.wire.base)
    story.settle()
    #expect(story.number == 3)
  }

  @Test("C9: a 409 to an older attempt makes no new name")
  func lateSequenceUsed() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let first = try story.send(.a)
    story.lose(first)
    story.choose(.a, 4)
    story.deliver(try story.send(.a))
    let reply = story.arrive(first)
    #expect(reply == .sequenceUsed(story.scene.present))
    story.choose(.a, 5)
    let third = try story.send(.a)
    let name = story.record(.a)?.client
    story.answer(first, reply)
    #expect(story.record(.a)?.client == name)
    #expect(story.isSaving(.a))
    story.deliver(third)
    story.settle()
    #expect(story.number == 5)
  }

  @Test("C16: a push that shows one's own save before its answer changes nothing")
  func pushBeforeAnswer() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let save = try story.send(.a)
    let reply = story.arrive(save)
    let changes = story.told(.a).sourceChanges.count
    story.hear(.a)
    #expect(story.shown(.a) == 3)
    #expect(story.isSaving(.a))
    story.answer(save, reply)
    #expect(story.shown(.a) == 3)
    #expect(story.record(.a)?.intent == nil)
    #expect(story.told(.a).sourceChanges.count == changes)
    story.settle()
  }

  @Test("C18: a double of an old save changes nothing, and its answer is ignored")
  func doubleOfOldSave() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let first = try story.send(.a)
    story.deliver(first)
    for number in [4, 5] as [ExactDecimal] {
      story.choose(.a, number)
      story.deliver(try story.send(.a))
    }
    let reply = story.arrive(first)
    #expect(reply == .sequenceUsed(story.scene.present))
    #expect(story.number == 5)
    story.answer(first, reply)
    #expect(story.shown(.a) == 5)
    story.settle()
  }
}
