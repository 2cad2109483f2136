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
  private let metricsServer: MetricsServer?
  private let events: EventHub
  private let readiness: Readiness
  private let sessionEnding: SessionEnding?

  /// Where it listens really: with the port that the system has chosen if port 0 was asked for.
  public var address: ListenAddress { daemon.address }

  /// Where it tells its figures, if it does.
  public var metricsAddress: ListenAddress? { metricsServer?.address }

  /// Starts to serve. Its first log line, `listening`, tells the address.
  ///
  /// - Parameters:
  ///   - metricsAddress: where to tell figures in Prometheus' format, to whoever reaches it.
  ///   - logsRequests: whether the log gets a line for each request, with the address of who asks.
  public init(
    on address: ListenAddress, store: any NumberStore, access: Access = .open,
    pages: Pages = .none, network: NetworkPolicy = NetworkPolicy(),
    limits: ServerLimits = ServerLimits(), metricsAddress: ListenAddress? = nil,
    logsRequests: Bool = false, log: ServerLog = .standardError
  ) throws(ListenError) {
    let events = EventHub(
      mostStreams: limits.streams, pingSeconds: limits.pingSeconds,
      streamSeconds: limits.streamSeconds)
    store.tellChanges { [weak events] change in events?.changed(change) }
    let metrics = ServerMetrics()
    let readiness = Readiness()
    let service = NumberService(
      store: store, events: events, access: access, pages: pages, metrics: metrics,
      readiness: readiness, log: log)
    let boundary = Boundary(network, limits, isOpen: access.isOpen)
    let observer = RequestObserver(metrics: metrics, log: log, logsRequests: logsRequests)
    let daemon = try HTTPDaemon(
      on: address, limits: limits, certificate: network.certificate
    ) { request, answer in
      observer.handle(boundary.identified(request), answer: answer) { request, answer in
        boundary.handle(request, answer: answer) { request, answer in
          service.handle(request, answer: answer)
        }
      }
    }
    do throws(ListenError) {
      metricsServer = try Self.metricsServer(on: metricsAddress, service) {
        metrics.text(connections: daemon.connections, streams: events.count)
      }
    } catch {
      events.close()
      throw error
    }
    self.daemon = daemon
    self.events = events
    self.readiness = readiness
    if case .sessions = access, limits.sessionDays > 0 {
      sessionEnding = SessionEnding(store, days: limits.sessionDays, log: log)
    } else {
      sessionEnding = nil
    }
    log.listening(self)
  }

  deinit {
    stop()
  }

  private static func metricsServer(
    on address: ListenAddress?, _ service: NumberService, text: @escaping @Sendable () -> [UInt8]
  ) throws(ListenError) -> MetricsServer? {
    guard let address else { return nil }
    return try MetricsServer(on: address, text: text, service: service)
  }

  /// Says at `/readyz` from here on that it is going to stop, and goes on with everything, so that
  /// whoever shares out requests has time to give it none any more.
  public func announceStop() {
    readiness.end()
  }

  /// Takes no more connections, answers what has been asked, and ends. So it does, too, when nobody
  /// refers to it any more.
  ///
  /// Those who are connected get ``ServerLimits/lingeringSeconds``, requests that are still arriving
  /// get ``ServerLimits/stoppingSeconds``.
  public func stop() {
    announceStop()
    sessionEnding?.stop()
    events.close()
    daemon.stop()
    metricsServer?.stop()
  }
}

extension ServerLog {
  fileprivate func listening(_ server: HTTPServer) {
    line(.info, "listening") { writer in
      writer.name("address")
      writer.string(server.address.description)
      if let metricsAddress = server.metricsAddress {
        writer.name("metrics")
        writer.string(metricsAddress.description)
      }
    }
  }
}
