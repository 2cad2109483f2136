import Foundation

/// Waits until something is so.
///
/// - Returns: Whether it came to be so within five minutes: long tests beside this one may keep
///   every thread of a small machine busy for a while.
@MainActor
package func comesAbout(_ isSo: () async -> Bool) async -> Bool {
  let end = Date(timeIntervalSinceNow: 300)
  while await !isSo() {
    if Date() > end { return false }
    try? await Task.sleep(nanoseconds: 1_000_000)
  }
  return true
}

/// Gives everything that is ready to run on the main actor the time to do so.
@MainActor
package func settled() async {
  for _ in 0..<100 { await Task.yield() }
}
