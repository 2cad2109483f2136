import Dispatch
import Synchronization

/// Counts what a server does, for those who run it.
///
/// What is counted apart is bounded: routes, methods and statuses, never ids or owners.
final class ServerMetrics: Sendable {
  private struct Kind: Hashable, Comparable {
    let route: String
    let method: String
    let status: Int

    static func < (left: Kind, right: Kind) -> Bool {
      (left.route, left.method, left.status) < (right.route, right.method, right.status)
    }
  }

  private struct State {
    var requests: [Kind: Int] = [:]
    var durations: [String: DurationHistogram] = [:]
  }

  private let state = Mutex(State())
  private let inProgress = Atomic(0)
  private let unavailable = Atomic(0)
  private let failures = Atomic(0)

  /// A request is being answered from here on.
  func begin() {
    inProgress.wrappingAdd(1, ordering: .relaxed)
  }

  /// It has been answered.
  ///
  /// - Parameter route: the kind of address, one of few.
  func end(route: String, method: HTTPMethod?, status: Int, nanoseconds: UInt64) {
    inProgress.wrappingSubtract(1, ordering: .relaxed)
    let kind = Kind(route: route, method: method?.rawValue ?? "other", status: status)
    state.withLock { state in
      state.requests[kind, default: 0] += 1
      state.durations[route, default: DurationHistogram()].add(nanoseconds)
    }
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
    let state = state.withLock { $0 }
    var text = PrometheusText()
    writeRequests(state, to: &text)
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

  private func writeRequests(_ state: State, to text: inout PrometheusText) {
    text.family(.counter, "number_server_requests_total", "Requests that were answered.")
    for (kind, count) in state.requests.sorted(by: { $0.key < $1.key }) {
      text.sample(
        "number_server_requests_total",
        ["route": kind.route, "method": kind.method, "status": String(kind.status)], value: count)
    }
    text.family(
      .histogram, "number_server_request_seconds",
      "From a request being whole to its answer being ready.")
    for (route, histogram) in state.durations.sorted(by: { $0.key < $1.key }) {
      histogram.write("number_server_request_seconds", ["route": route], to: &text)
    }
    text.family(.gauge, "number_server_requests_in_progress", "Requests without an answer yet.")
    text.sample(
      "number_server_requests_in_progress", value: inProgress.load(ordering: .relaxed))
  }
}

/// How long things took: how many of them at most so long.
struct DurationHistogram {
  private static let bounds: [(nanoseconds: UInt64, text: String)] = [
    (100_000, "0.0001"), (250_000, "0.00025"), (500_000, "0.0005"), (1_000_000, "0.001"),
    (2_500_000, "0.0025"), (5_000_000, "0.005"), (10_000_000, "0.01"), (25_000_000, "0.025"),
    (50_000_000, "0.05"), (100_000_000, "0.1"), (250_000_000, "0.25"), (500_000_000, "0.5"),
    (1_000_000_000, "1"), (2_500_000_000, "2.5"), (5_000_000_000, "5"),
  ]

  /// How many lie between one bound and the next; the last one is for all beyond.
  private var counts = [Int](repeating: 0, count: bounds.count + 1)
  private var sum: UInt64 = 0

  mutating func add(_ nanoseconds: UInt64) {
    let place = Self.bounds.firstIndex { nanoseconds <= $0.nanoseconds } ?? Self.bounds.count
    counts[place] += 1
    sum &+= nanoseconds
  }

  func write(_ name: String, _ labels: [String: String], to text: inout PrometheusText) {
    var total = 0
    for (count, bound) in zip(counts, Self.bounds.map(\.text) + ["+Inf"]) {
      total += count
      text.sample("\(name)_bucket", labels.merging(["le": bound]) { $1 }, value: total)
    }
    text.sample("\(name)_sum", labels, seconds: sum)
    text.sample("\(name)_count", labels, value: total)
  }
}
