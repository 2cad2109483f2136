#if canImport(Network)
  import Network

  /// What Apple's systems know of the network. They are asked once for all who watch.
  @MainActor
  final class PathMonitor: NetworkMonitor {
    static let shared = PathMonitor()

    private let watchers = NetworkWatchers()
    private lazy var monitor = makeMonitor()

    private init() {}

    func watch(_ handler: @escaping @MainActor () -> Void) -> AnyObject {
      _ = monitor
      return watchers.add(handler)
    }

    private func makeMonitor() -> NWPathMonitor {
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { [watchers] path in
        let isThere = path.status == .satisfied
        MainActor.assumeIsolated { watchers.note(isThere: isThere) }
      }
      monitor.start(queue: .main)
      return monitor
    }
  }
#endif
