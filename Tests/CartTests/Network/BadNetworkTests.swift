import NumberContract
import NumberSelect
import NumberSelectFoundation
import Testing

@testable import Cart

@Suite("The bad network")
struct BadNetworkTests {
  @Test("A network is a good one until it is switched")
  func good() {
    let network = BadNetwork()
    #expect(network.nextFate() == nil)
    network.isOn = true
    #expect(network.nextFate() != nil)
    network.isOn = false
    #expect(network.nextFate() == nil)
  }

  @Test("What happens to requests is the same in each run")
  func deterministic() {
    #expect(fates(of: 100) == fates(of: 100))
  }

  @Test("About every other request or answer gets lost, and nothing takes longer than it says")
  func fates() {
    let fates = fates(of: 1000)
    let lost = fates.count { $0.end == .isLost }
    let withoutAnswer = fates.count { $0.end == .losesAnswer }
    #expect((250...400).contains(lost))
    #expect((150...350).contains(withoutAnswer))
    #expect(fates.allSatisfy { (200...BadNetwork.longestDelay).contains($0.delay) })
  }

  private func fates(of requests: Int) -> [BadNetwork.Fate] {
    let network = BadNetwork()
    network.isOn = true
    return (0..<requests).compactMap { _ in network.nextFate() }
  }

  @Test("A lost request never arrives, a lost answer is to a save that did")
  func lostRequest() async throws {
    for (end, number) in [(BadNetwork.Fate.End.isLost, nil), (.losesAnswer, 4)] as [Case] {
      let (source, network) = (InMemoryNumberSource(rule: NumberRule()), BadNetwork())
      let far = DistantSource(source: source, network: network)
      let base = try await far.load().entityTag
      network.isOn = true
      let before = try #require((1...100).first { BadNetwork.Fate(of: $0).end == end })
      for _ in 1..<before { _ = network.nextFate() }
      await #expect(throws: NumberSourceError.self) {
        try await far.save(NumberSave(number: 4, client: "cart", sequence: 1), over: base)
      }
      #expect(try await source.load().number == number)
    }
  }

  private typealias Case = (BadNetwork.Fate.End, ExactDecimal?)
}
