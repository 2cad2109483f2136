import Foundation

/// How fast answers came, and what they cost the process that gave them.
struct Throughput {
  let answersPerSecond: Double
  let processorMicroseconds: Double

  /// Measures a server in this very process while a load from outside works on it alone.
  init(of url: String, under load: Load) throws {
    let start = Self.processorSeconds
    answersPerSecond = try load.requestsPerSecond(url)
    let spent = Self.processorSeconds - start
    processorMicroseconds = spent * 1e6 / (answersPerSecond * Double(load.seconds))
  }

  private init(answersPerSecond: Double, processorMicroseconds: Double) {
    self.answersPerSecond = answersPerSecond
    self.processorMicroseconds = processorMicroseconds
  }

  /// The median of each figure by itself.
  static func median(_ all: [Throughput]) -> Throughput {
    Throughput(
      answersPerSecond: middle(all.map(\.answersPerSecond)),
      processorMicroseconds: middle(all.map(\.processorMicroseconds)))
  }

  private static func middle(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static var processorSeconds: Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
