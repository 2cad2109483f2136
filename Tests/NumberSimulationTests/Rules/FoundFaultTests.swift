import Testing

@testable import NumberSelect
@testable import NumberSimulation

/// Faults that the simulator found, in the engine or in itself, each told as shortly as it can be.
@Suite struct FoundFaultTests {
  @Test("A choice survives its journal")
  func journalKeepsIntent() throws {
    var story = Scenario()
    story.choose(.a, 7)
    story.restart(.a)
    #expect(story.shown(.a) == 7)
    story.settle()
    #expect(story.number == 7)
  }

  @Test("A number that was held when its rule changed is sent, not kept for ever")
  func heldUnderChangedRule() throws {
    var story = Scenario()
    story.act(.a, .pressed(.up))
    for _ in 0..<4 { story.wake(.a) }
    #expect(story.shown(.a) == 6)
    story.setRule(NumberRule(maximum: 3))
    story.hear(.a)
    story.act(.a, .released)
    story.settle()
    #expect(story.number == 3)
    #expect(story.told(.a).adjustments == [NumberAdjustment(requested: 6, adjusted: 3)])
  }

  @Test("What somebody chose behind a hold is not what the user chose over")
  func chosenBehindHold() throws {
    var story = Scenario()
    story.act(.a, .pressed(.up))
    story.wake(.a)
    story.foreignSave(7)
    story.hear(.a)
    story.act(.a, .released)
    story.restart(.a)
    story.settle()
    #expect(story.number == 7)
    #expect(story.told(.a).conflicts.map(\.reason) == [.restored])
  }

  @Test("What somebody chose behind a typed text is not what the user chose over")
  func chosenBehindText() throws {
    var story = Scenario()
    story.act(.a, .entryBegan)
    story.act(.a, .entryEdited(.number(4)))
    story.foreignSave(7)
    story.hear(.a)
    story.act(.a, .entryCommitted)
    story.restart(.a)
    story.settle()
    #expect(story.number == 7)
    #expect(story.told(.a).conflicts.map(\.reason) == [.restored])
  }

  @Test("The answer to an older save does not make somebody else's save one that the user knew")
  func olderAnswerWithForeignSave() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let first = try story.send(.a)
    story.arrive(first)
    story.lose(first)
    let again = try story.send(.a)
    story.foreignSave(7)
    story.choose(.a, 4)
    story.deliver(again)
    story.restart(.a)
    story.settle()
    #expect(story.number == 7)
    #expect(story.told(.a).conflicts.map(\.reason) == [.restored])
  }

  @Test("A refused number leaves an earlier save of unknown outcome unknown")
  func refusedAfterUnknown() throws {
    var story = Scenario()
    story.choose(.a, 4)
    let late = try story.send(.a)
    story.lose(late)
    story.act(.a, .numberSet(40))
    story.deliver(try story.send(.a))
    story.act(.a, .numberSet(2))
    story.arrive(late)
    story.settle()
    #expect(story.number == 2)
  }

  @Test("A choice that was made blindly before the restart yields to who chose")
  func blindChoice() throws {
    var story = Scenario(1, number: nil)
    story.kill(.a, .powerCutDamagingJournal)
    _ = story.scene.start(0)
    story.act(.a, .numberSet(4))
    _ = story.scene.openJournal(0)
    story.foreignSave(7)
    story.restart(.a)
    story.hear(.a)
    #expect(story.shown(.a) == 7)
    #expect(story.told(.a).conflicts.map(\.reason) == [.restored])
    story.settle()
  }

  @Test("A late word of a store that is gone does not bring it back")
  func lateWordOfFormerStore() throws {
    var story = Scenario()
    story.scene.makeBackup()
    story.foreignSave(5)
    let late = story.scene.present
    story.scene.restoreBackup()
    story.hear(.a)
    story.load(.a)
    _ = story.scene.push(late, to: 0)
    #expect(story.shown(.a) == 2)
    story.settle()
  }

  @Test("A restored choice does not yield to a store in which nobody ever chose")
  func restoredStoreWithoutChoice() throws {
    var story = Scenario(1, number: nil)
    story.scene.makeBackup()
    story.foreignSave(5)
    story.hear(.a)
    story.choose(.a, 3)
    story.kill(.a)
    story.scene.restoreBackup()
    story.start(.a)
    story.settle()
    #expect(story.number == 3)
    #expect(story.told(.a).conflicts.isEmpty)
  }

  @Test("Changes of the rule are no contest")
  func rulesAreNoContest() throws {
    var story = Scenario()
    story.choose(.a, 3)
    var save = try story.send(.a)
    for maximum in 10..<20 as Range<Int> {
      story.setRule(NumberRule(maximum: ExactDecimal(maximum)))
      story.deliver(save)
      save = try story.isSaving(.a) ? story.lastSave(.a) : story.send(.a)
    }
    story.foreignSave(7)
    story.settle()
    #expect(story.number == 3)
    #expect(story.told(.a).conflicts.isEmpty)
  }

  @Test("What a restored backup brings back counts in a contest, after a save of one's own as well")
  func restoredBackupInContest() throws {
    var story = Scenario(1)
    story.scene.makeBackup()
    story.choose(.a, 3)
    let older = try story.send(.a)
    story.choose(.a, 4)
    story.deliver(older)
    story.scene.restoreBackup()
    story.deliver(try story.send(.a))
    for number in 5..<9 as Range<Int> {
      story.foreignSave(ExactDecimal(number))
      story.deliver(try story.lastSave(.a))
    }
    #expect(story.told(.a).conflicts.isEmpty)
    story.foreignSave(1)
    story.deliver(try story.lastSave(.a))
    #expect(story.told(.a).conflicts.map(\.reason) == [.contested])
    #expect(story.shown(.a) == 1)
    story.holds()
  }

  @Test("A save that was under way when its journal was damaged is to its device as anybody's")
  func saveOfDamagedJournal() throws {
    var story = Scenario(1)
    story.choose(.a, 7)
    let late = try story.send(.a)
    story.kill(.a, .powerCutDamagingJournal)
    story.start(.a)
    story.load(.a)
    story.choose(.a, 3)
    story.choose(.a, 2)
    story.arrive(late)
    story.settle()
    #expect(story.shown(.a) == 7)
    #expect(story.told(.a).sourceChanges.last?.new == 7)
  }
}
