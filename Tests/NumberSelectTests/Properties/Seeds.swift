import TestSupport
import Testing

/// Each seed is one run of so many random cases; together they are 100,000 of each kind.
let seeds: [UInt64] = Array(1...8)
let casesPerSeed = 12_500

/// Runs random cases. A failure names the seed and the case that give it again.
func forEachCase(
  of seed: UInt64, count: Int = casesPerSeed, at location: SourceLocation = #_sourceLocation,
  _ failure: (inout SeededRandom) -> String?
) {
  var failures = 0
  for number in 0..<count {
    var random = SeededRandom(seed: seed << 32 + UInt64(number))
    guard let failure = failure(&random) else { continue }
    Issue.record("seed \(seed), case \(number): \(failure)", sourceLocation: location)
    failures += 1
    if failures == 5 { return }
  }
}
