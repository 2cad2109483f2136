/// Those who watch one network, as long as each of them wants to.
@MainActor
final class NetworkWatchers {
  private final class Watcher {
    let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
    }
  }

  private struct Entry {
    weak var watcher: Watcher?
  }

  private var entries: [Entry] = []

  /// The first thing that a system tells is how things are, and no change.
  private var knowsState = false

  /// - Returns: What the watcher holds as long as it watches.
  func add(_ handler: @escaping @MainActor () -> Void) -> AnyObject {
    entries.removeAll { $0.watcher == nil }
    let watcher = Watcher(handler)
    entries.append(Entry(watcher: watcher))
    return watcher
  }

  /// Takes what the system tells of the network.
  func note(isThere: Bool) {
    if isThere, knowsState {
      for entry in entries { entry.watcher?.handler() }
    }
    knowsState = true
  }
}
