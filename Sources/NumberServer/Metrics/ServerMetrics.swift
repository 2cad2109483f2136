import Synchronization

/// Counts what a server does, for those who run it.
///
/// What is counted apart is bounded: routes, methods and statuses, never ids or owners.
final class ServerMetrics: Sendable {
  private let requests = RequestCounters()
  private let durations = Route.Kind.allCases.map { _ in DurationHistogram() }
  private let inProgress = Atomic(0)
  private let unavailable = Atomic(0)
  private let failures = Atomic(0)

  /// A request is being answered from here on.
  func begin() {
    inProgress.wrappingAdd(1, ordering: .relaxed)
  }

  /// It has been answered.
  ///
  /// - Parameter kind: the kind of its address.
  func end(_ kind: Route.Kind, method: HTTPMethod?, status: Int, nanoseconds: UInt64) {
    inProgress.wrappingSubtract(1, ordering: .relaxed)
    requests.add(kind, method, status: status)
    durations[kind.rawValue].add(nanoseconds)
  }

  /// The store could not do what it was asked.
  func count(_ error: StoreError) {
    switch error {
    case .unavailable: unavailable.wrappingAdd(1, ordering: .relaxed)
    case .failed: failures.wrappingAdd(1, ordering: .relaxed)
    }
  }

  /// All of it in Prometheus' text format.
  func text(connections: Int, streams: Int) -> [UInt8] {
    var text = PrometheusText()
    writeRequests(to: &text)
    text.family(.gauge, "number_server_connections", "Connections that are open.")
    text.sample("number_server_connections", value: connections)
    text.family(.gauge, "number_server_event_streams", "Streams of events that are open.")
    text.sample("number_server_event_streams", value: streams)
    text.family(
      .counter, "number_server_store_errors_total", "What the store could not do, by reason.")
    text.sample(
      "number_server_store_errors_total", ["reason": "unavailable"],
      value: unavailable.load(ordering: .relaxed))
    text.sample(
      "number_server_store_errors_total", ["reason": "failed"],
      value: failures.load(ordering: .relaxed))
    ProcessUsage.now?.write(to: &text)
    return text.bytes
  }

  private func writeRequests(to text: inout PrometheusText) {
    text.family(.counter, "number_server_requests_total", "Requests that were answered.")
    requests.write("number_server_requests_total", to: &text)
    text.family(
      .histogram, "number_server_request_seconds",
      "From a request being whole to its answer being ready.")
    for (kind, histogram) in zip(Route.Kind.allCases, durations) where !histogram.isEmpty {
      histogram.write("number_server_request_seconds", ["route": kind.name], to: &text)
    }
    text.family(.gauge, "number_server_requests_in_progress", "Requests without an answer yet.")
    text.sample(
      "number_server_requests_in_progress", value: inProgress.load(ordering: .relaxed))
  }
}
