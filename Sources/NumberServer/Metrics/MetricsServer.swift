import NumberContract

/// Answers, at an address of its own, those who watch over a server: `/metrics`, `/healthz` and
/// `/readyz`. Whoever reaches the address may read them.
final class MetricsServer: Sendable {
  private let daemon: HTTPDaemon

  /// Where it listens really.
  var address: ListenAddress { daemon.address }

  init(
    on address: ListenAddress, text: @escaping @Sendable () -> [UInt8], service: NumberService
  ) throws(ListenError) {
    var limits = ServerLimits()
    limits.connections = 64
    limits.lingeringSeconds = 0
    daemon = try HTTPDaemon(on: address, limits: limits, threads: 1) { request, answer in
      switch request.target.map({ String(decoding: $0.path, as: UTF8.self) }) {
      case "/metrics" where request.method?.isRead == true:
        answer(HTTPResponse(body: text(), contentType: PrometheusText.mediaType))
      case "/healthz", "/readyz": service.handle(request, answer: answer)
      default: answer(HTTPResponse(Problem(.noSuchAddress)))
      }
    }
  }

  func stop() {
    daemon.stop()
  }
}
