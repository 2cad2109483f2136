import Foundation
import Testing

/// Waits until something is so, and fails if it has not come to be so after two minutes: other tests
/// may keep a small machine busy for a while.
///
/// It holds its thread, because beside other tests that do so a task might sleep far too long.
func eventually(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(120)
  while clock.now < deadline {
    if try await condition() { return }
    usleep(10_000)
  }
  Issue.record("it did not come to be so", sourceLocation: sourceLocation)
}
