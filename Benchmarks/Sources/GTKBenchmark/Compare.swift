import Foundation
import Glibc

/// The CPU time of this process, in microseconds.
private func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

private let rounds = 9

/// Measures two things in turns and prints the median of each and their ratio.
///
/// - Parameters: Each does its thing many times and says how often.
@MainActor
func compare(_ title: String, _ ours: () -> Int, _ theirs: () -> Int) {
  var times: [(ours: Double, theirs: Double)] = []
  _ = ours()
  _ = theirs()
  for _ in 0..<rounds { times.append((time(ours), time(theirs))) }
  let mine = median(times.map(\.ours))
  let other = median(times.map(\.theirs))
  let row = String(format: "%18.1f %15.1f %7.2f", mine, other, mine / other)
  print(title.padding(toLength: 28, withPad: " ", startingAt: 0) + row)
}

@MainActor
private func time(_ work: () -> Int) -> Double {
  let start = cpuTime()
  let count = work()
  return (cpuTime() - start) / Double(count)
}

private func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
