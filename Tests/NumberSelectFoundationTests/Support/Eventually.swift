/// Waits until something is so.
///
/// - Returns: Whether it came to be so within five minutes: long tests beside this one may keep
///   every thread of a small machine busy for a while.
@MainActor
func eventually(_ isSo: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(300)
  while !isSo() {
    if ContinuousClock.now > end { return false }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}

/// Gives everything that is ready to run on the main actor the time to do so.
@MainActor
func settled() async {
  for _ in 0..<100 { await Task.yield() }
}
