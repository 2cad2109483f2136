import NumberContract
import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing

private let offline = NumberSourceError.unreachable(reason: "no network")

@MainActor
@Suite("Leaving, and a network that comes back")
struct LeavingTests {
  @Test("One who lets the source go hears when the choice that waited has arrived")
  func arrives() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    var isTried = false
    bound.controller.unbind { isTried = true }
    let save = await bound.source.nextRequest()?.save
    #expect(save?.number == 4)
    #expect(!isTried)
    await bound.source.answer(.success(document(4, version: 2, writer: save?.writer)))
    #expect(await comesAbout { isTried })
  }

  @Test("Or that it cannot for now; it is tried on all the same")
  func cannotArrive() async {
    let bound = await BoundSelector(3)
    bound.controller.send(.stepped(.up))
    var isTried = false
    bound.controller.unbind { isTried = true }
    await bound.source.answer(.failure(offline))
    #expect(await comesAbout { isTried })
    bound.clock.turn(by: 600)
    #expect(await bound.source.nextRequest()?.save?.number == 4)
  }

  @Test("Or at once, if nothing waited")
  func nothingWaits() async {
    let bound = await BoundSelector(3)
    var calls = 0
    bound.controller.unbind { calls += 1 }
    bound.controller.unbind { calls += 1 }
    #expect(calls == 2)
  }

  @Test("A network that comes back is a reason to try at once what failed")
  func networkComesBack() async {
    let network = HandNetwork()
    let bound = BoundSelector(network: network)
    await bound.source.answer(.failure(offline))
    #expect(await bound.isFailed(offline))
    network.comeBack()
    await bound.source.answer(.success(document(3)))
    #expect(await bound.isIdle())
    #expect(bound.source.requests == [.load, .load])
  }

  @Test("So are a retry and a reload to listen at once, also where nothing has failed")
  func listensAgain() async {
    let network = HandNetwork()
    let bound = BoundSelector(network: network)
    await bound.source.answer(.success(document(3)))
    #expect(await bound.isIdle())
    network.comeBack()
    #expect(bound.source.wishesToListen == 1)
    bound.controller.retry()
    #expect(bound.source.wishesToListen == 2)
    #expect(bound.source.requests == [.load])
    bound.controller.reload()
    #expect(bound.source.wishesToListen == 3)
  }

  @Test("The network is watched as long as there is a source")
  func watchesNetwork() async {
    let network = HandNetwork()
    let bound = BoundSelector(network: network)
    #expect(network.watchers == 1)
    bound.controller.bind(to: ScriptedSource())
    #expect(network.watchers == 1)
    bound.controller.unbind()
    #expect(network.watchers == 0)
  }

  @Test("What will not work however often it is tried is not tried when the network comes back")
  func lasting() async {
    let network = HandNetwork()
    let bound = BoundSelector(network: network)
    let error = NumberSourceError.rejected(status: 404, reason: "unknown")
    await bound.source.answer(.failure(error))
    #expect(await bound.isFailed(error))
    network.comeBack()
    await settled()
    #expect(bound.source.requests == [.load])
    #expect(bound.source.wishesToListen == 1)
  }
}

/// A network that comes back when a test says so.
@MainActor
private final class HandNetwork: NetworkMonitor {
  private struct Watch {
    weak var token: Token?
    let handler: @MainActor () -> Void
  }

  private final class Token {}

  private var watches: [Watch] = []

  var watchers: Int { watches.count { $0.token != nil } }

  func watch(_ handler: @escaping @MainActor () -> Void) -> AnyObject {
    let token = Token()
    watches.append(Watch(token: token, handler: handler))
    return token
  }

  func comeBack() {
    for watch in watches where watch.token != nil { watch.handler() }
  }
}
