import Testing

@testable import NumberSelect
@testable import NumberSimulation

/// What other controls got wrong about saving.
@Suite struct SavingBugTests {
  @Test("S1: the answer to an older save does not make the number jump back")
  func jumpsBack() throws {
    var story = Scenario(number: 3)
    story.tap(.a, .up)
    let save = try story.send(.a)
    story.tap(.a, .up)
    story.deliver(save)
    #expect(story.shown(.a) == 5)
    story.settle()
    #expect(story.number == 5)
  }

  @Test("S2, S13: saves cannot finish out of order, so the last number stays")
  func outOfOrder() throws {
    var story = Scenario(number: 1)
    var saves: [Scenario.Save] = []
    for number in [2, 3, 4] as [ExactDecimal] {
      story.choose(.a, number)
      saves.append(try story.send(.a))
      if number != 4 { story.lose(saves[saves.count - 1]) }
    }
    for save in saves.reversed() { story.deliver(save) }
    story.settle()
    #expect(story.number == 4)
  }

  @Test("S3, S8: plus and then minus quickly is where it began, and nothing is sent")
  func plusAndMinus() throws {
    var story = Scenario(number: 1)
    story.tap(.a, .up)
    story.tap(.a, .down)
    #expect(story.shown(.a) == 1)
    story.settle()
    #expect(story.scene.requests.isEmpty)
  }

  @Test("S4, S5, S6: taps a little too fast are one save at their end")
  func tapsTooFast() throws {
    var story = Scenario(number: 1)
    for _ in 0..<5 {
      story.tap(.a, .up)
      story.wait(90)
    }
    story.settle()
    #expect(story.scene.requests.count == 1)
    #expect(story.number == 6)
  }

  @Test("S7, S15: no button and no text is blocked by a save")
  func notBlocked() throws {
    var story = Scenario(number: 1)
    story.tap(.a, .up)
    _ = try story.send(.a)
    story.tap(.a, .up)
    story.act(.a, .entryBegan)
    story.act(.a, .entryEdited(.number(7)))
    #expect(story.selector(.a).appearance.isEditable)
    story.act(.a, .entryCommitted)
    #expect(story.shown(.a) == 7)
  }

  @Test("S11, S12: fifty taps without a pause are few saves")
  func fiftyTaps() throws {
    var story = Scenario(rule: NumberRule(), number: 1)
    for _ in 0..<50 {
      story.tap(.a, .up)
      story.wait(90)
      if let deadline = story.selector(.a).actionDeadline, deadline <= story.scene.now {
        story.wake(.a)
        story.deliver(try story.lastSave(.a))
      }
    }
    story.settle()
    #expect(story.number == 51)
    #expect(story.scene.requests.count <= 4)
  }

  @Test("S14: five fast presses of + are exactly five more, whatever is sent twice")
  func exactlyFive() throws {
    var story = Scenario(number: 1)
    for _ in 0..<5 { story.tap(.a, .up) }
    let save = try story.send(.a)
    story.arrive(save)
    story.arrive(save)
    story.lose(save)
    story.settle()
    #expect(story.number == 6)
  }

  @Test("S9, S16, S18: an old snapshot does not bring back what was changed")
  func oldSnapshot() throws {
    var story = Scenario(number: 3)
    let snapshot = story.scene.present
    story.choose(.a, 5)
    let save = try story.send(.a)
    _ = story.scene.push(snapshot, to: 0)
    #expect(story.shown(.a) == 5)
    story.deliver(save)
    _ = story.scene.push(snapshot, to: 0)
    #expect(story.shown(.a) == 5)
    story.settle()
  }

  @Test("S20, S22: the first of several answers neither loses nor rolls back the number shown")
  func firstOfSeveralAnswers() throws {
    var story = Scenario(number: 1)
    story.choose(.a, 2)
    let first = try story.send(.a)
    story.choose(.a, 3)
    story.foreignSave(9)
    story.deliver(first)
    #expect(story.shown(.a) == 3)
    story.settle()
    #expect(story.number == 3)
  }

  @Test("S25: a reload 150 ms after a tap keeps the tap")
  func reload() throws {
    var story = Scenario(number: 3)
    story.tap(.a, .up)
    story.wait(150)
    story.restart(.a)
    #expect(story.shown(.a) == 4)
    story.settle()
    #expect(story.number == 4)
  }

  @Test(
    "S26: closing the page sends what waits, and what did not get through goes at the next start")
  func closing() throws {
    var story = Scenario(number: 3)
    story.tap(.a, .up)
    story.act(.a, .flushed)
    #expect(story.isSaving(.a))
    story.restart(.a)
    story.settle()
    #expect(story.number == 4)
  }

  @Test("S28, S42: a number above the stock becomes what the source accepts, and it is said")
  func aboveStock() throws {
    var story = Scenario(number: 3)
    story.choose(.a, 9)
    story.setRule(NumberRule(maximum: 4))
    story.settle()
    #expect(story.shown(.a) == 4)
    #expect(story.number == 4)
    #expect(story.told(.a).adjustments == [NumberAdjustment(requested: 9, adjusted: 4)])
  }

  @Test("S33: the maximum that came with an answer counts at once")
  func maximumOfAnswer() throws {
    var story = Scenario(number: 3)
    story.setRule(NumberRule(maximum: 5))
    story.choose(.a, 4)
    story.settle()
    story.tap(.a, .up)
    #expect(!story.selector(.a).appearance.canStepUp)
  }

  @Test("S37, S38, S39: when the stock has fallen below the number, it can be lowered")
  func fallenStock() throws {
    var story = Scenario(number: 9)
    story.setRule(NumberRule(maximum: 5))
    story.hear(.a)
    story.tap(.a, .down)
    story.tap(.a, .down)
    story.settle()
    #expect(story.number == 4)
    #expect(story.told(.a).adjustments.isEmpty)
  }

  @Test("S40: a sold-out number can be given up")
  func soldOut() throws {
    var story = Scenario(number: 3)
    story.setRule(NumberRule(maximum: 0))
    story.hear(.a)
    story.act(.a, .reset)
    story.settle()
    #expect(story.number == nil)
    #expect(story.shown(.a) == 0)
  }

  @Test("S46: a save that is sent again after its answer was lost counts once")
  func lostAnswer() throws {
    var story = Scenario(number: 3)
    story.tap(.a, .up)
    let save = try story.send(.a)
    story.arrive(save)
    let version = story.version
    story.lose(save)
    story.settle()
    #expect(story.version == version)
    #expect(story.number == 4)
  }

  @Test("S53: a number set before the load finishes is not reset to the default")
  func setBeforeLoad() throws {
    var story = Scenario(1, number: nil)
    story.kill(.a, .powerCutDamagingJournal)
    story.start(.a)
    story.act(.a, .numberSet(4))
    story.load(.a)
    #expect(story.shown(.a) == 4)
    story.settle()
    #expect(story.number == 4)
  }

  @Test("S54: neither the first nor the last of a series of numbers is dropped by waiting")
  func lastOfSeries() throws {
    var story = Scenario(number: 1)
    story.choose(.a, 2)
    story.deliver(try story.send(.a))
    #expect(story.number == 2)
    for number in [3, 4, 5] as [ExactDecimal] {
      story.choose(.a, number)
      story.wait(299)
    }
    story.settle()
    #expect(story.number == 5)
  }
}
