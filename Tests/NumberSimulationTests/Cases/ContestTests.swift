import Testing

@testable import NumberSelect
@testable import NumberSimulation

/// Several devices, several stores.
@Suite struct ContestTests {
  @Test("C10: a pushed rule does not touch a choice whose save is in flight; its answer adjusts it")
  func ruleIsPushed() throws {
    var story = Scenario()
    story.choose(.a, 8)
    let save = try story.send(.a)
    story.setRule(NumberRule(maximum: 5))
    story.hear(.a)
    #expect(story.shown(.a) == 8)
    #expect(story.told(.a).adjustments.isEmpty)
    story.deliver(save)
    #expect(story.shown(.a) == 5)
    #expect(story.told(.a).adjustments == [NumberAdjustment(requested: 8, adjusted: 5)])
    story.settle()
    #expect(story.number == 5)
  }

  @Test("C12: a version of the time before a restored backup matches nothing")
  func backupIsRestored() throws {
    var story = Scenario()
    story.scene.makeBackup()
    story.choose(.b, 3)
    story.deliver(try story.send(.b))
    story.hear(.a)
    story.scene.restoreBackup()
    story.load(.b)
    story.choose(.b, 4)
    story.deliver(try story.send(.b))
    story.choose(.a, 1)
    let save = try story.send(.a)
    #expect(save.wire.base.version == story.version)
    #expect(story.arrive(save) == .stale(story.scene.present))
    story.settle()
  }

  @Test("C13: a copied device takes a new name at 409 and judges the document as at 412")
  func copiedDevice() throws {
    var story = Scenario()
    story.choose(.a, 3)
    story.deliver(try story.send(.a))
    story.kill(.b)
    story.scene.copyJournal(from: 0, to: 1)
    story.start(.b)
    #expect(story.record(.b)?.client == story.record(.a)?.client)
    story.choose(.b, 5)
    story.deliver(try story.send(.b))
    story.choose(.a, 6)
    let save = try story.send(.a)
    #expect(story.deliver(save) == .sequenceUsed(story.scene.present))
    #expect(story.record(.a)?.client != story.record(.b)?.client)
    story.settle()
    #expect(story.number == 6)
    #expect(story.told(.a).conflicts.isEmpty)
  }

  @Test("C13: a copied device that was restarted yields at 409")
  func copiedDeviceYields() throws {
    var story = Scenario()
    story.choose(.a, 3)
    story.deliver(try story.send(.a))
    story.kill(.b)
    story.scene.copyJournal(from: 0, to: 1)
    story.start(.b)
    story.choose(.b, 5)
    story.deliver(try story.send(.b))
    story.choose(.a, 6)
    story.restart(.a)
    story.deliver(try story.lastSave(.a))
    story.settle()
    #expect(story.number == 5)
    #expect(story.told(.a).conflicts.map(\.reason) == [.restored])
  }

  @Test("C17: two devices that choose against each other come to an end, and the user is told once")
  func endlessContest() throws {
    var story = Scenario()
    story.choose(.a, 1)
    var saves = 1
    var save = try story.send(.a)
    while story.record(.a)?.intent != nil, saves < 100 {
      story.choose(.b, saves % 2 == 0 ? 4 : 5)
      story.deliver(try story.send(.b))
      story.deliver(save)
      guard story.isSaving(.a) else { break }
      save = try story.lastSave(.a)
      saves += 1
    }
    #expect(saves == 1 + BoundedContest.bound)
    #expect(story.told(.a).conflicts.map(\.reason) == [.contested])
    #expect(story.told(.b).conflicts.isEmpty)
    story.settle()
  }
}
