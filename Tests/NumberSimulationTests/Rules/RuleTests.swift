import Testing

@testable import NumberSelect
@testable import NumberSimulation

/// The rules of a number's life on the server, one by one.
@Suite struct RuleTests {
  @Test("Rule 1: what is sent is the number itself, never a difference")
  func absolute() throws {
    var story = Scenario()
    for _ in 0..<3 { story.tap(.a, .up) }
    #expect(try story.send(.a).wire.choice == .number(5))
  }

  @Test("Rule 2: one save is in flight; newer choices wait, and only the newest is sent")
  func oneInFlight() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let first = try story.send(.a)
    for number in [4, 5, 6] as [ExactDecimal] {
      story.choose(.a, number)
      story.wait(1000)
      story.act(.a, .woken)
    }
    #expect(story.scene.requests.count == 1)
    story.deliver(first)
    let second = try story.lastSave(.a)
    #expect(second.wire.choice == .number(6))
    story.settle()
    #expect(story.scene.requests.count == 2)
  }

  @Test("Rule 3: a save leaves after 300 ms of quiet")
  func quiet() throws {
    var story = Scenario()
    story.choose(.a, 3)
    story.wait(200)
    story.choose(.a, 4)
    story.wait(299)
    story.act(.a, .woken)
    #expect(!story.isSaving(.a))
    story.wait(1)
    story.act(.a, .woken)
    #expect(story.isSaving(.a))
  }

  @Test("Rule 3: without quiet, a save leaves 3 s after the first change")
  func longestWait() throws {
    var story = Scenario()
    let start = story.scene.now
    var number: ExactDecimal = 3
    while !story.isSaving(.a), story.scene.now < start + 10_000 {
      story.choose(.a, number)
      number = number == 3 ? 4 : 3
      story.wait(100)
      story.act(.a, .woken)
    }
    #expect(story.scene.now == start + 3000)
  }

  @Test("Rule 3: who leaves does not wait, be it in the middle of a hold")
  func leaves() throws {
    var story = Scenario()
    story.act(.a, .pressed(.up))
    story.wake(.a)
    story.act(.a, .flushed)
    #expect(try story.lastSave(.a).wire.choice == .number(3))
  }

  @Test("Rule 3: a choice that comes back to the confirmed number is dropped")
  func comesBack() throws {
    var story = Scenario()
    story.tap(.a, .up)
    story.tap(.a, .down)
    #expect(story.record(.a)?.intent == nil)
    #expect(story.selector(.a).actionDeadline == nil)
    story.holds()
  }

  @Test("Rule 3: but not while a save is in flight or of unknown outcome")
  func comesBackInFlight() throws {
    var story = Scenario()
    story.tap(.a, .up)
    let save = try story.send(.a)
    story.tap(.a, .down)
    #expect(story.record(.a)?.intent?.choice == .number(2))
    story.lose(save)
    story.tap(.a, .up)
    story.tap(.a, .down)
    #expect(story.record(.a)?.intent?.choice == .number(2))
    story.settle()
    #expect(story.number == 2)
  }

  @Test("Rule 4: every act has a sequence of its own and is in the journal at once")
  func journaled() throws {
    var story = Scenario()
    for count in 1...3 as ClosedRange<Int64> {
      story.tap(.a, .up)
      let written = story.scene.devices[0].journal.written?.record
      #expect(written?.intent?.sequence == count)
      #expect(written == story.record(.a))
    }
  }

  @Test("Rule 4: before a save leaves, the journal says so on the disk")
  func synced() throws {
    var story = Scenario()
    story.tap(.a, .up)
    #expect(story.scene.devices[0].journal.synced?.record.intent == nil)
    let save = try story.send(.a)
    let synced = story.scene.devices[0].journal.synced?.record
    #expect(synced?.sent?.sequence == save.wire.writer.sequence)
    #expect(synced?.sent?.base.tag == save.wire.base)
  }

  @Test("Rule 5: an older document is ignored, and no document touches a choice")
  func olderDocument() throws {
    var story = Scenario()
    let old = story.scene.present
    story.foreignSave(5)
    story.hear(.a)
    _ = story.scene.push(old, to: 0)
    #expect(story.shown(.a) == 5)
    story.choose(.a, 7)
    story.foreignSave(1)
    story.hear(.a)
    #expect(story.shown(.a) == 7)
    #expect(story.record(.a)?.confirmed?.number == 1)
    story.holds()
  }

  @Test("Rule 5: the word of another store is a reason to ask, and what was asked for counts")
  func anotherStore() throws {
    var story = Scenario()
    let old = story.scene.present
    story.scene.makeBackup()
    story.foreignSave(5)
    story.hear(.a)
    story.scene.restoreBackup()
    story.hear(.a)
    #expect(story.shown(.a) == 5)
    #expect(story.isLoading(.a))
    story.load(.a)
    #expect(story.shown(.a) == 2)
    _ = story.scene.push(old, to: 0)
    #expect(story.record(.a)?.confirmed?.tag == story.scene.server.document.tag)
    story.settle()
  }

  @Test("Rule 6: after a timeout the same choice goes out under the same sequence")
  func sameSequence() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let first = try story.send(.a)
    story.lose(first)
    #expect(try story.send(.a).wire.writer == first.wire.writer)
  }

  @Test("Rule 6: after a timeout a newer choice goes out under its own sequence")
  func newerSequence() throws {
    var story = Scenario()
    story.choose(.a, 3)
    let first = try story.send(.a)
    story.lose(first)
    story.choose(.a, 4)
    #expect(try story.send(.a).wire.writer.sequence == first.wire.writer.sequence + 1)
  }

  @Test("Rule 7: a user who is here wins over a save that came between")
  func userWins() throws {
    var story = Scenario()
    story.choose(.a, 3)
    story.foreignSave(7)
    story.settle()
    #expect(story.number == 3)
    #expect(story.told(.a).conflicts.isEmpty)
  }

  @Test("Rule 7: the source wins if the host says so, and the user is told")
  func sourceWins() throws {
    var story = Scenario()
    var settings = NumberSettings()
    settings.conflictPolicy = .sourceWins
    story.scene.devices[0].settings = settings
    story.act(.a, .configured(settings))
    story.choose(.a, 3)
    story.foreignSave(7)
    story.settle()
    #expect(story.number == 7)
    #expect(story.told(.a).conflicts.map(\.reason) == [.sourceWins])
  }

  @Test("Rule 8: a refused number becomes the nearest allowed one, and the user is told")
  func refused() throws {
    var story = Scenario()
    story.act(.a, .numberSet(40))
    let save = try story.send(.a)
    #expect(story.deliver(save) == .refused(story.scene.present))
    #expect(story.told(.a).adjustments == [NumberAdjustment(requested: 40, adjusted: 9)])
    #expect(story.shown(.a) == 9)
    story.settle()
    #expect(story.number == 9)
  }

  @Test("Rule 8: where no number is allowed, the choice is given up, and the user is told")
  func nothingAllowed() throws {
    var story = Scenario()
    story.choose(.a, 3)
    story.setRule(NumberRule(minimum: 1, maximum: 5, increment: 10, incrementBase: .zero))
    story.settle()
    #expect(story.told(.a).conflicts.map(\.reason) == [.nothingAllowed])
    #expect(story.shown(.a) == 2)
  }

  @Test("Rule 9: after 409 nothing leaves before there is a new name")
  func newName() throws {
    var story = Scenario()
    story.kill(.b)
    story.scene.copyJournal(from: 0, to: 1)
    story.start(.b)
    story.choose(.b, 5)
    story.deliver(try story.send(.b))
    story.choose(.a, 6)
    story.deliver(try story.send(.a))
    let save = try story.lastSave(.a)
    #expect(save.wire.writer.client == story.record(.a)?.client)
    #expect(save.wire.writer.client != story.record(.b)?.client)
    #expect(save.wire.writer.sequence == 1)
  }

  @Test("Rule 10: pauses double from half a second to half a minute, give or take a fifth")
  func backsOff() throws {
    var story = Scenario()
    story.choose(.a, 3)
    for expected in [500, 1000, 2000, 4000, 8000, 16000, 30000, 30000] as [Milliseconds] {
      story.answer(try story.send(.a), .unavailable(retryAfter: nil))
      let pause = try #require(story.selector(.a).actionDeadline) - story.scene.now
      #expect((expected - expected / 5...expected + expected / 5).contains(pause))
    }
  }

  @Test("Rule 10: a longer pause that the source asks for is kept, also by a user who leaves")
  func retryAfter() throws {
    var story = Scenario()
    story.choose(.a, 3)
    story.answer(try story.send(.a), .unavailable(retryAfter: 45_000))
    story.act(.a, .flushed)
    #expect(!story.isSaving(.a))
    #expect(story.selector(.a).actionDeadline == story.scene.now + 45_000)
  }

  @Test("Rule 10: any other refusal stops the saves, keeps the choice, and retry goes on")
  func stops() throws {
    var story = Scenario()
    story.choose(.a, 3)
    story.answer(try story.send(.a), .rejected)
    #expect(story.selector(.a).actionDeadline == nil)
    #expect(story.record(.a)?.intent?.choice == .number(3))
    story.act(.a, .retried)
    #expect(story.isSaving(.a))
    story.settle()
    #expect(story.number == 3)
  }

  @Test("Rule 11: the buttons are on while a save is running")
  func buttonsAreOn() throws {
    var story = Scenario()
    story.tap(.a, .up)
    _ = try story.send(.a)
    #expect(story.selector(.a).appearance.canStepUp)
    #expect(story.selector(.a).appearance.canStepDown)
  }

  @Test("Rule 12: an allowed number is sent however far the maximum has fallen since")
  func belowFallenMaximum() throws {
    var story = Scenario(number: 8)
    story.setRule(NumberRule(maximum: 5))
    story.hear(.a)
    #expect(story.shown(.a) == 8)
    story.tap(.a, .down)
    #expect(story.shown(.a) == 5)
    story.settle()
    #expect(story.number == 5)
  }

  @Test("Rule 13: what somebody else chose is told once, and nothing moves before")
  func toldOnce() throws {
    var story = Scenario()
    let told = story.told(.a).sourceChanges.count
    story.foreignSave(5)
    for _ in 0..<3 { story.hear(.a) }
    #expect(story.told(.a).sourceChanges.count == told + 1)
    #expect(story.shown(.a) == 5)
    story.holds()
  }
}
