import CAllocations

/// What one act costs.
struct Measurement {
  let nanoseconds: Double
  let allocations: Double

  /// Runs the act many times in each of many short rounds; the fastest counts, because whatever
  /// else the machine does can only add to it.
  init(acts: Int = 20_000, rounds: Int = 500, _ act: (Int) -> Void) {
    let clock = ContinuousClock()
    var fastest = Duration.seconds(1_000_000)
    let allocationsBefore = allocation_count()
    for _ in 0..<rounds {
      let time = clock.measure {
        for index in 0..<acts { act(index) }
      }
      fastest = min(fastest, time)
    }
    let allocated = allocation_count() - allocationsBefore
    nanoseconds = Double(fastest.components.attoseconds) / 1e9 / Double(acts)
    allocations = Double(allocated) / Double(acts * rounds)
  }
}

/// Makes sure that a value is really computed.
@inline(__always)
func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { keep_value($0) }
}
