import NumberContract
import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing

private let offline = NumberSourceError.unreachable(reason: "no network")

@MainActor
@Suite("Saving")
struct SavingTests {
  @Test("A choice is saved over the document that it was made over")
  func save() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    #expect(bound.controller.activity == .saving)
    bound.quiet()
    let request = await bound.source.nextRequest()
    #expect(request?.save?.number == 4)
    #expect(request?.base == document(3).entityTag)
    await bound.source.answer(.success(document(4, version: 2, writer: request?.save?.writer)))
    #expect(await bound.isIdle())
    #expect(bound.face.heard == ["changed 3 → 4", "saving", "idle"])
  }

  @Test("S2, S7, S12, W52: one request at a time, and of many choices only the newest goes next")
  func coalesced() async {
    let bound = await BoundSelector(3)
    for _ in 1...5 { bound.controller.send(.stepped(.up)) }
    bound.quiet()
    let first = await bound.source.nextRequest()?.save
    #expect(first?.number == 8)
    for _ in 1...10 { bound.controller.send(.stepped(.up)) }
    bound.quiet()
    await settled()
    #expect(bound.face.drawn?.canStepUp == true)
    await bound.source.answer(.success(document(8, version: 2, writer: first?.writer)))
    let next = await bound.source.nextRequest()
    #expect(next?.save?.number == 18)
    #expect(bound.controller.selector.number == 18)
    await bound.source.answer(.success(document(18, version: 3, writer: next?.save?.writer)))
    #expect(await bound.isIdle())
    #expect(bound.source.requests.count == 3)
  }

  @Test("I39: a hold is saved once, when it is over")
  func hold() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.pressed(.up))
    bound.clock.turn(by: 5000)
    await settled()
    #expect(bound.source.requests == [.load])
    bound.controller.send(.released)
    bound.quiet()
    #expect(await bound.source.nextRequest()?.save?.number == bound.controller.selector.number)
  }

  @Test("After an unknown outcome the very same save goes again")
  func unknownOutcome() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    bound.quiet()
    let first = await bound.source.nextRequest()
    await bound.source.answer(.failure(offline))
    #expect(await bound.isPausing())
    #expect(bound.controller.activity == .saving)
    #expect(bound.face.drawn?.number == 4)
    bound.clock.turn(by: 600)
    #expect(await bound.source.nextRequest() == first)
    #expect(bound.source.requests.count == 3)
  }

  @Test("412: the newer document becomes the base, and the choice of the user who is here goes on")
  func conflict() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    bound.quiet()
    let newer = document(9, version: 7, writer: .init(client: "desk", sequence: 1))
    await bound.source.answer(.failure(.conflict(newer)))
    let again = await bound.source.nextRequest()
    #expect(again?.save?.number == 4)
    #expect(again?.base == newer.entityTag)
    #expect(bound.face.drawn?.number == 4)
  }

  @Test("422: the choice becomes the nearest allowed number, is told and saved")
  func refused() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.numberSet(8))
    bound.quiet()
    await bound.source.answer(
      .failure(.refused(document(3, version: 2, rule: NumberRule(maximum: 5)))))
    #expect(await bound.source.nextRequest()?.save?.number == 5)
    #expect(bound.face.heard == ["saving", "adjusted 8 → 5", "source changed 8 → 5"])
    #expect(bound.face.drawn?.number == 5)
  }

  @Test("409: the choice goes on under a new name, and the journal keeps that")
  func clientInUse() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    bound.quiet()
    let first = await bound.source.nextRequest()?.save
    await bound.source.answer(.failure(.clientInUse(document(3, version: 4))))
    let second = await bound.source.nextRequest()
    #expect(second?.save?.number == 4)
    #expect(second?.save?.writer.client != first?.writer.client)
    let kept = bound.source.journal.records.last
    #expect(kept == bound.controller.selector.record)
    #expect(kept?.sent?.sequence == Int64(second?.save?.writer.sequence ?? 0))
  }

  @Test("Retry-After is obeyed, within reason")
  func retryAfter() async {
    for (seconds, pauses) in [
      (7, 7000...7000), (0, 400...600), (-3, 400...600), (.max, 3_600_000...3_600_000),
    ] as [(Int, ClosedRange<Milliseconds>)] {
      let bound = await BoundSelector(3)
      bound.controller.send(.stepped(.up))
      bound.quiet()
      let error = NumberSourceError.unavailable(status: 503, retryAfter: seconds)
      await bound.source.answer(.failure(error))
      #expect(await bound.isPausing())
      let end = bound.controller.selector.actionDeadline ?? 0
      #expect(pauses.contains(end - bound.clock.now))
    }
  }

  @Test("Any other refusal stops until the user does something, and keeps the choice")
  func rejected() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    bound.quiet()
    let first = await bound.source.nextRequest()
    let error = NumberSourceError.rejected(status: 403, reason: "not yours")
    await bound.source.answer(.failure(error))
    #expect(await bound.isFailed(error))
    #expect(bound.clock.nextAlarm == nil)
    #expect(bound.controller.selector.number == 4)
    bound.controller.retry()
    #expect(await bound.source.nextRequest() == first)
  }

  @Test("S25: a choice is in the journal when it was made, and on the disk before it is sent")
  func journal() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    #expect(bound.source.journal.records.last?.intent?.choice == .number(4))
    bound.quiet()
    #expect(await bound.source.nextRequest()?.save?.number == 4)
    #expect(bound.source.journal.durableRecords == bound.source.journal.records.count)
    #expect(bound.source.journal.records.last?.sent?.choice == .number(4))
  }

  @Test("A choice that is made while a save is leaving stays the newest in the journal")
  func journalOrder() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    bound.quiet()
    bound.controller.send(.stepped(.up))
    #expect(await bound.source.nextRequest()?.save?.number == 4)
    #expect(bound.source.journal.records.last?.intent?.choice == .number(5))
    #expect(bound.source.journal.records.last?.sent?.choice == .number(4))
  }

  @Test("Leaving sends at once what waits for quiet")
  func flush() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    bound.controller.flush()
    #expect(await bound.source.nextRequest()?.save?.number == 4)
  }

  @Test("What was chosen before binding to another source still goes where it belongs")
  func boundElsewhere() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.pressed(.up))
    bound.clock.turn(by: 500)
    let other = ScriptedSource()
    bound.controller.bind(to: other)
    let save = await bound.source.nextRequest()?.save
    #expect(save?.number == 4)
    await other.answer(.success(document(50)))
    #expect(await bound.isIdle())
    await bound.source.answer(.failure(offline))
    #expect(await comesAbout { (bound.clock.nextAlarm ?? .max) <= bound.clock.now + 600 })
    bound.clock.turn(by: 600)
    #expect(await bound.source.nextRequest()?.save == save)
    await bound.source.answer(.success(document(4, version: 2, writer: save?.writer)))
    #expect(await comesAbout { bound.source.journal.records.last?.intent == nil })
    #expect(bound.controller.selector.number == 50)
    #expect(
      bound.face.heard == [
        "changing 3 → 4", "committed 3 → 4", "saving", "loading", "source changed nothing → 50",
        "idle",
      ])
  }

  @Test("What is chosen in a callback while binding goes to the source that is bound")
  func boundInsideCallback() async {
    let bound = await BoundSelector(3)
    let other = ScriptedSource()
    bound.face.whenTold = { note in
      if note == "changed 3 → 4" { bound.controller.bind(to: other) }
    }
    bound.controller.send(.stepped(.up))
    #expect(await bound.source.nextRequest()?.save?.number == 4)
    await other.answer(.success(document(50)))
    #expect(await bound.isIdle())
    #expect(bound.controller.selector.number == 50)
  }
}

@MainActor
@Suite("Two selectors of one number")
struct TwoSelectorsTests {
  @Test("Each brings its choice to the source, and the later one stands")
  func twoBinds() async throws {
    let source = InMemoryNumberSource(number: 3, rule: NumberRule())
    let clock = HandClock()
    let first = NumberSelectController(clock: clock)
    let second = NumberSelectController(clock: clock)
    first.bind(to: source)
    second.bind(to: source)
    #expect(await comesAbout { first.activity == .idle && second.activity == .idle })
    first.send(.stepped(.up))
    clock.turn(by: 300)
    #expect(await comesAbout { first.activity == .idle })
    #expect(first.selector.number == 4)
    second.send(.stepped(.down))
    clock.turn(by: 300)
    #expect(await comesAbout { second.activity == .idle })
    #expect(second.selector.number == 2)
    #expect(try await source.load().number == 2)
    first.reload()
    #expect(await comesAbout { first.selector.number == 2 })
  }
}
