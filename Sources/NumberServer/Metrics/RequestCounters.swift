import NumberContract

/// How many requests there were to each kind of address, by each method and with each status.
///
/// Each combination has a place of its own, so threads that count never wait for each other.
final class RequestCounters: Sendable {
  private static let methods = HTTPMethod.allCases
  private static let statuses =
    [200, 201, 204, 304] + Set(Problem.Kind.allCases.map(\.status)).sorted()

  /// The last method and the last status are for all others.
  private let counts = Counters(
    Route.Kind.allCases.count * (methods.count + 1) * (statuses.count + 1))

  func add(_ kind: Route.Kind, _ method: HTTPMethod?, status: Int) {
    let method = method.flatMap { Self.methods.firstIndex(of: $0) } ?? Self.methods.count
    let status = Self.statuses.firstIndex(of: status) ?? Self.statuses.count
    counts.add(at: place(kind, method, status))
  }

  func write(_ name: String, to text: inout PrometheusText) {
    for kind in Route.Kind.allCases {
      for (method, verb) in (Self.methods.map(\.rawValue) + ["other"]).enumerated() {
        for (status, code) in (Self.statuses.map(String.init) + ["other"]).enumerated() {
          let count = counts[place(kind, method, status)]
          guard count > 0 else { continue }
          let labels = ["route": kind.name, "method": verb, "status": code]
          text.sample(name, labels, value: count)
        }
      }
    }
  }

  private func place(_ kind: Route.Kind, _ method: Int, _ status: Int) -> Int {
    (kind.rawValue * (Self.methods.count + 1) + method) * (Self.statuses.count + 1) + status
  }
}
