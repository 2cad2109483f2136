import Testing

@testable import NumberSelectFoundation

@MainActor
@Suite("Those who watch one network")
struct NetworkWatchersTests {
  @Test("All of them hear that the network is there, as long as they want to")
  func all() {
    let watchers = NetworkWatchers()
    var heard: [String] = []
    let first = watchers.add { heard.append("first") }
    var second: AnyObject? = watchers.add { heard.append("second") }
    watchers.note(isThere: false)
    watchers.note(isThere: true)
    #expect(heard == ["first", "second"])
    #expect(second != nil)
    second = nil
    watchers.note(isThere: true)
    #expect(heard == ["first", "second", "first"])
    withExtendedLifetime(first) {}
  }

  @Test("How things are at first is no change, and a network that goes is none to try again in")
  func firstState() {
    let watchers = NetworkWatchers()
    var count = 0
    let watcher = watchers.add { count += 1 }
    watchers.note(isThere: true)
    watchers.note(isThere: false)
    #expect(count == 0)
    watchers.note(isThere: true)
    #expect(count == 1)
    withExtendedLifetime(watcher) {}
  }

  @Test("One who comes later hears of the next change at once")
  func later() {
    let watchers = NetworkWatchers()
    watchers.note(isThere: false)
    var isHeard = false
    let watcher = watchers.add { isHeard = true }
    watchers.note(isThere: true)
    #expect(isHeard)
    withExtendedLifetime(watcher) {}
  }
}
