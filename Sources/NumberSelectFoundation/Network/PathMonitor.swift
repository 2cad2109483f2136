#if canImport(Network)
  import Network

  /// What Apple's systems know of the network.
  @MainActor
  final class PathMonitor: NetworkMonitor {
    func watch(_ handler: @escaping @MainActor () -> Void) -> AnyObject {
      PathWatch(handler)
    }
  }

  /// One who watches.
  @MainActor
  private final class PathWatch {
    private let monitor = NWPathMonitor()
    private let handler: @MainActor () -> Void

    /// The first thing that the system tells is how things are, and no change.
    private var knowsState = false

    init(_ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      monitor.pathUpdateHandler = { [weak self] path in
        let isThere = path.status == .satisfied
        MainActor.assumeIsolated { self?.note(isThere) }
      }
      monitor.start(queue: .main)
    }

    deinit {
      monitor.cancel()
    }

    private func note(_ isThere: Bool) {
      if isThere, knowsState { handler() }
      knowsState = true
    }
  }
#endif
