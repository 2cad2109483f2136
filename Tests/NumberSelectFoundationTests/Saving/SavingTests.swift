import NumberContract
import NumberSelect
import NumberSelectFoundation
import Testing

/// A selector that is bound to a scripted source.
@MainActor
struct BoundSelector {
  let clock = HandClock()
  let face = RecordingFace()
  let source = ScriptedSource()
  let controller: NumberSelectController

  init() {
    controller = NumberSelectController(clock: clock)
    controller.face = face
    controller.bind(to: source)
  }

  /// One that has loaded this.
  init(_ number: ExactDecimal?, rule: NumberRule = NumberRule()) async {
    self.init()
    await source.answer(.success(document(number, rule: rule)))
    _ = await eventually { [self] in controller.activity == .idle }
    _ = face.heard
  }

  func isFailed(_ error: NumberSourceError) async -> Bool {
    await eventually { controller.activity == .failed(error) }
  }

  func isIdle() async -> Bool {
    await eventually { controller.activity == .idle }
  }
}

private let offline = NumberSourceError.unreachable(reason: "no network")

@MainActor
@Suite("Loading")
struct LoadingTests {
  @Test("Binding loads, and the number is shown when it comes")
  func loads() async {
    let bound = BoundSelector()
    #expect(bound.face.drawn?.availability == .loading)
    #expect(bound.controller.activity == .loading)
    #expect(await bound.source.nextRequest() == .load)
    await bound.source.answer(.success(document(nil, rule: NumberRule(defaultNumber: 4))))
    #expect(await bound.isIdle())
    #expect(bound.face.drawn?.number == 4)
    #expect(bound.face.heard == ["loading", "source changed nothing → 4", "idle"])
  }

  @Test("A source that cannot be reached is asked again, later and later, and at once on retry")
  func unreachable() async {
    let bound = BoundSelector()
    var pauses: [Milliseconds] = []
    for _ in 1...9 {
      await bound.source.answer(.failure(offline))
      #expect(await eventually { bound.clock.nextAlarm != nil })
      #expect(bound.face.drawn?.availability == .failed)
      let pause = (bound.clock.nextAlarm ?? 0) - bound.clock.now
      pauses.append(pause)
      bound.clock.turn(by: pause)
    }
    #expect(pauses == [500, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000])
    await bound.source.answer(.failure(offline))
    #expect(await eventually { bound.clock.nextAlarm != nil })
    bound.controller.retry()
    #expect(bound.face.drawn?.availability == .loading)
    #expect(await bound.source.nextRequest() == .load)
    await bound.source.answer(.success(document(3)))
    #expect(await bound.isIdle())
    #expect(bound.face.drawn?.availability == .known)
    #expect(bound.source.mostAtOnce == 1)
  }

  @Test("A source that will not answer is not asked again until the user says so")
  func rejected() async {
    let bound = BoundSelector()
    let error = NumberSourceError.rejected(status: 404, reason: "no such number")
    await bound.source.answer(.failure(error))
    #expect(await bound.isFailed(error))
    #expect(bound.clock.nextAlarm == nil)
    #expect(bound.face.drawn?.availability == .failed)
    bound.controller.retry()
    await bound.source.answer(.success(document(3)))
    #expect(await bound.isIdle())
    #expect(bound.controller.selector.number == 3)
  }

  @Test("A reload that fails leaves the number that is known")
  func failedReload() async {
    let bound = await BoundSelector(3)
    bound.controller.reload()
    await bound.source.answer(.failure(offline))
    #expect(await bound.isFailed(offline))
    #expect(bound.face.drawn?.number == 3)
    #expect(bound.face.drawn?.availability == .known)
    #expect(bound.face.drawn?.canStepUp == true)
  }

  @Test("A reload brings what others have changed")
  func reload() async {
    let bound = await BoundSelector(3)
    bound.controller.reload()
    await bound.source.answer(.success(document(8, version: 5)))
    #expect(await bound.isIdle())
    #expect(bound.face.heard == ["loading", "source changed 3 → 8", "idle"])
  }

  @Test("S53: a number that the host sets while loading is kept and saved")
  func setWhileLoading() async {
    let bound = BoundSelector()
    #expect(await bound.source.nextRequest() == .load)
    bound.controller.send(.numberSet(6))
    await bound.source.answer(.success(document(nil, rule: NumberRule(defaultNumber: 2))))
    #expect(await bound.source.nextRequest()?.save?.number == 6)
    #expect(bound.face.drawn?.number == 6)
  }

  @Test("The alarm of a source that is no longer bound does not ring")
  func unboundWhileWaiting() async {
    let bound = BoundSelector()
    await bound.source.answer(.failure(offline))
    #expect(await eventually { bound.clock.nextAlarm != nil })
    bound.controller.unbind()
    bound.clock.turn(by: 60_000)
    await settled()
    #expect(bound.source.requests == [.load])
    #expect(bound.controller.activity == .idle)
  }
}

@MainActor
@Suite("Saving")
struct SavingTests {
  @Test("A choice is saved over the document it was made over")
  func save() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    let request = await bound.source.nextRequest()
    #expect(request?.save?.number == 4)
    #expect(request?.save?.writer.sequence == 1)
    #expect(request?.base == document(3))
    #expect(bound.controller.activity == .saving)
    await bound.source.answer(.success(document(4, version: 2)))
    #expect(await bound.isIdle())
    #expect(bound.face.heard == ["changed 3 → 4", "saving", "idle"])
  }

  @Test("S2, S7, S12, W52: one request at a time, and of many choices only the newest goes next")
  func coalesced() async {
    let bound = await BoundSelector(3)
    for _ in 1...5 { bound.controller.send(.stepped(.up)) }
    #expect(await bound.source.nextRequest()?.save?.number == 8)
    for _ in 1...10 { bound.controller.send(.stepped(.up)) }
    #expect(bound.face.drawn?.canStepUp == true)
    await bound.source.answer(.success(document(8, version: 2)))
    let next = await bound.source.nextRequest()
    #expect(next?.save?.number == 18)
    #expect(next?.base?.version == 2)
    #expect(bound.controller.selector.number == 18)
    await bound.source.answer(.success(document(18, version: 3)))
    #expect(await bound.isIdle())
    #expect(bound.source.requests.count == 3)
    #expect(bound.source.mostAtOnce == 1)
  }

  @Test("I39: a hold is saved once, when it is over")
  func hold() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.pressed(.up))
    bound.clock.turn(by: 5000)
    await settled()
    #expect(bound.source.requests == [.load])
    bound.controller.send(.released)
    #expect(await bound.source.nextRequest()?.save?.number == bound.controller.selector.number)
  }

  @Test("After an unknown outcome the very same save goes again")
  func unknownOutcome() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    let first = await bound.source.nextRequest()
    await bound.source.answer(.failure(offline))
    #expect(await bound.isFailed(offline))
    #expect(bound.face.drawn?.number == 4)
    bound.clock.turn(by: 500)
    #expect(await bound.source.nextRequest() == first)
    #expect(bound.source.requests.count == 3)
  }

  @Test("After an unknown outcome a newer choice goes under its own sequence")
  func newerAfterUnknownOutcome() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    let first = await bound.source.nextRequest()?.save
    await bound.source.answer(.failure(offline))
    #expect(await bound.isFailed(offline))
    bound.controller.send(.stepped(.up))
    let second = await bound.source.nextRequest()?.save
    #expect(second?.number == 5)
    #expect(second?.writer.client == first?.writer.client)
    #expect(second?.writer.sequence == 2)
  }

  @Test("412: the newer document becomes the base, and the choice of the user who is here goes on")
  func conflict() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    await bound.source.answer(.failure(.conflict(document(9, version: 7))))
    let again = await bound.source.nextRequest()
    #expect(again?.save?.number == 4)
    #expect(again?.base?.version == 7)
    #expect(bound.face.drawn?.number == 4)
    await bound.source.answer(.success(document(4, version: 8)))
    #expect(await bound.isIdle())
  }

  @Test("Conflicts are bounded")
  func endlessConflict() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    for version in 2...9 {
      await bound.source.answer(.failure(.conflict(document(9, version: version))))
    }
    #expect(await bound.isFailed(.conflict(document(9, version: 9))))
    await settled()
    #expect(bound.source.requests.count == 9)
    #expect(bound.clock.nextAlarm == nil)
  }

  @Test(
    "422: the choice becomes the nearest allowed number, is told and saved under a new sequence")
  func refused() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.numberSet(8))
    await bound.source.answer(
      .failure(.refused(document(3, version: 2, rule: NumberRule(maximum: 5)))))
    let next = await bound.source.nextRequest()
    #expect(next?.save?.number == 5)
    #expect(next?.save?.writer.sequence == 2)
    await bound.source.answer(
      .success(document(5, version: 3, rule: NumberRule(maximum: 5))))
    #expect(await bound.isIdle())
    #expect(bound.face.heard.filter { $0.hasSuffix("8 → 5") }.count == 2)
    #expect(bound.face.drawn?.number == 5)
  }

  @Test("409: under a new name the choice goes on")
  func clientInUse() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    let first = await bound.source.nextRequest()?.save
    await bound.source.answer(.failure(.clientInUse(document(3, version: 4))))
    let second = await bound.source.nextRequest()
    #expect(second?.save?.number == 4)
    #expect(second?.base?.version == 4)
    #expect(second?.save?.writer.client != first?.writer.client)
  }

  @Test("Retry-After is obeyed, within reason")
  func retryAfter() async {
    for (seconds, pause) in [(7, 7000), (0, 500), (-3, 500), (Int.max, 3_600_000)] {
      let bound = await BoundSelector(3)
      bound.controller.send(.stepped(.up))
      let error = NumberSourceError.unavailable(status: 503, retryAfter: seconds)
      await bound.source.answer(.failure(error))
      #expect(await bound.isFailed(error))
      #expect(bound.clock.nextAlarm == Milliseconds(pause))
    }
  }

  @Test("Any other refusal stops until the user does something, and keeps the choice")
  func rejected() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    let first = await bound.source.nextRequest()
    let error = NumberSourceError.rejected(status: 403, reason: "not yours")
    await bound.source.answer(.failure(error))
    #expect(await bound.isFailed(error))
    #expect(bound.clock.nextAlarm == nil)
    #expect(bound.controller.selector.number == 4)
    bound.controller.retry()
    #expect(await bound.source.nextRequest() == first)
  }

  @Test("What was chosen before binding to another source still goes where it belongs")
  func boundElsewhere() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.pressed(.up))
    bound.clock.turn(by: 500)
    let other = ScriptedSource()
    bound.controller.bind(to: other)
    #expect(await bound.source.nextRequest()?.save?.number == 4)
    await other.answer(.success(document(50)))
    #expect(await bound.isIdle())
    await bound.source.answer(.success(document(4, version: 2)))
    await settled()
    #expect(bound.controller.selector.number == 50)
    #expect(
      bound.face.heard == [
        "changing 3 → 4", "committed 3 → 4", "saving", "loading", "source changed nothing → 50",
        "idle",
      ])
  }

  @Test("An answer for a source that is no longer bound changes nothing here")
  func boundWhileLoading() async {
    let bound = BoundSelector()
    #expect(await bound.source.nextRequest() == .load)
    let other = ScriptedSource()
    bound.controller.bind(to: other)
    #expect(await other.nextRequest() == .load)
    await bound.source.answer(.success(document(3)))
    await settled()
    #expect(bound.controller.selector.number == nil)
    #expect(bound.controller.activity == .loading)
    await other.answer(.success(document(50)))
    #expect(await bound.isIdle())
    #expect(bound.controller.selector.number == 50)
  }

  @Test("A controller that goes while it loads is let go, and the answer comes to nobody")
  func released() async {
    let source = ScriptedSource()
    var controller: NumberSelectController? = NumberSelectController(clock: HandClock())
    controller?.bind(to: source)
    #expect(await source.nextRequest() == .load)
    weak let released = controller
    controller = nil
    #expect(released == nil)
    await source.answer(.success(document(3)))
    await settled()
    #expect(source.requests == [.load])
  }
}

@MainActor
@Suite("Two selectors of one number")
struct TwoSelectorsTests {
  @Test("Each brings its choice to the source, and the later one stands")
  func twoBinds() async throws {
    let source = InMemoryNumberSource(number: 3, rule: NumberRule())
    let first = NumberSelectController(clock: HandClock())
    let second = NumberSelectController(clock: HandClock())
    first.bind(to: source)
    second.bind(to: source)
    #expect(await eventually { first.activity == .idle && second.activity == .idle })
    first.send(.stepped(.up))
    #expect(await eventually { first.activity == .idle })
    second.send(.stepped(.down))
    #expect(await eventually { second.activity == .idle })
    #expect(second.selector.number == 2)
    #expect(try await source.load().number == 2)
    first.reload()
    #expect(await eventually { first.selector.number == 2 })
  }
}
