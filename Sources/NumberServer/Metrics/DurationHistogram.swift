import Synchronization

/// How long things took: how many of them at most so long.
final class DurationHistogram: Sendable {
  private static let bounds: [(nanoseconds: UInt64, text: String)] = [
    (100_000, "0.0001"), (250_000, "0.00025"), (500_000, "0.0005"), (1_000_000, "0.001"),
    (2_500_000, "0.0025"), (5_000_000, "0.005"), (10_000_000, "0.01"), (25_000_000, "0.025"),
    (50_000_000, "0.05"), (100_000_000, "0.1"), (250_000_000, "0.25"), (500_000_000, "0.5"),
    (1_000_000_000, "1"), (2_500_000_000, "2.5"), (5_000_000_000, "5"),
  ]

  /// How many lie between one bound and the next; the last one is for all beyond.
  private let counts = Counters(bounds.count + 1)
  private let sum = Atomic<UInt64>(0)

  /// Whether nothing was added so far.
  var isEmpty: Bool { (0...Self.bounds.count).allSatisfy { counts[$0] == 0 } }

  func add(_ nanoseconds: UInt64) {
    let place = Self.bounds.firstIndex { nanoseconds <= $0.nanoseconds } ?? Self.bounds.count
    counts.add(at: place)
    sum.wrappingAdd(nanoseconds, ordering: .relaxed)
  }

  func write(_ name: String, _ labels: [String: String], to text: inout PrometheusText) {
    var total = 0
    for (place, bound) in (Self.bounds.map(\.text) + ["+Inf"]).enumerated() {
      total += counts[place]
      text.sample("\(name)_bucket", labels.merging(["le": bound]) { $1 }, value: total)
    }
    text.sample("\(name)_sum", labels, seconds: sum.load(ordering: .relaxed))
    text.sample("\(name)_count", labels, value: total)
  }
}
