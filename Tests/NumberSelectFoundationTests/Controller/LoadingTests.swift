import NumberContract
import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing

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

  @Test("A source that cannot be reached is asked again by itself, and at once on retry")
  func unreachable() async {
    let bound = BoundSelector()
    for pause in [500, 1000, 2000] {
      await bound.source.answer(.failure(offline))
      #expect(await bound.isFailed(offline))
      #expect(bound.face.drawn?.availability == .failed)
      let alarm = (bound.clock.nextAlarm ?? 0) - bound.clock.now
      #expect((pause * 4 / 5...pause * 6 / 5).contains(Int(alarm)))
      bound.clock.turn(by: alarm)
      #expect(bound.controller.activity == .loading)
    }
    await bound.source.answer(.failure(offline))
    #expect(await bound.isFailed(offline))
    bound.controller.retry()
    #expect(bound.face.drawn?.availability == .loading)
    await bound.source.answer(.success(document(3)))
    #expect(await bound.isIdle())
    #expect(bound.face.drawn?.availability == .known)
    #expect(bound.clock.nextAlarm == nil)
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

  @Test("S10: a request that nobody waits for any more ends in silence")
  func abandonedRequest() async {
    let bound = BoundSelector()
    #expect(await bound.source.nextRequest() == .load)
    let other = ScriptedSource()
    bound.controller.bind(to: other)
    await other.answer(.success(document(3)))
    #expect(await bound.isIdle())
    _ = bound.face.heard
    await bound.source.answer(.failure(.cancelled))
    await settled()
    #expect(bound.face.heard == [])
    #expect(bound.controller.activity == .idle)
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

  @Test("The alarm of a source that is no longer bound does not ring")
  func unboundWhileWaiting() async {
    let bound = BoundSelector()
    await bound.source.answer(.failure(offline))
    #expect(await bound.isFailed(offline))
    bound.controller.unbind()
    bound.clock.turn(by: 60_000)
    await settled()
    #expect(bound.source.requests == [.load])
    #expect(bound.controller.activity == .idle)
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
