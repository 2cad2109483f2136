/// A number server at work: the contract over HTTP, on a store.
///
/// ```swift
/// let store = try SQLiteStore(path: "numbers.sqlite")
/// let server = try HTTPServer(on: ListenAddress("127.0.0.1:8080")!, store: store)
/// server.address  // 127.0.0.1:8080
/// server.stop()
/// store.close()
/// ```
public final class HTTPServer: Sendable {
  private let daemon: HTTPDaemon
  private let events: EventHub

  /// Where it listens really: with the port that the system has chosen if port 0 was asked for.
  public var address: ListenAddress { daemon.address }

  /// Starts to serve. Its first log line, `listening`, tells the address.
  public init(
    on address: ListenAddress, store: any NumberStore, access: Access = .open,
    pages: Pages = .none, network: NetworkPolicy = NetworkPolicy(),
    limits: ServerLimits = ServerLimits(), log: ServerLog = .standardError
  ) throws(ListenError) {
    let events = EventHub(
      mostStreams: limits.streams, pingSeconds: limits.pingSeconds,
      streamSeconds: limits.streamSeconds)
    let service = NumberService(
      store: store, events: events, access: access, pages: pages, log: log)
    self.events = events
    let boundary = Boundary(network, limits)
    daemon = try HTTPDaemon(
      on: address, limits: limits, certificate: network.certificate
    ) { request, answer in
      boundary.handle(request, answer: answer) { request, answer in
        service.handle(request, answer: answer)
      }
    }
    let address = daemon.address
    log.line(.info, "listening") { writer in
      writer.name("address")
      writer.string(address.description)
    }
  }

  /// Takes no more connections, answers what has been asked, and ends.
  ///
  /// Requests that are still arriving get ``ServerLimits/stoppingSeconds``. To be called once.
  public func stop() {
    events.close()
    daemon.stop()
  }
}
