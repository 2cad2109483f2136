/// The pause after an attempt that came to nothing: half a second, doubled each time up to half a
/// minute, give or take a fifth so that clients do not come all at once.
package struct Backoff: Equatable, Sendable {
  private(set) var failures = 0
  package private(set) var end: Milliseconds?

  /// Whether the source asked for the pause, so that even a user who leaves has to wait.
  private(set) var isAsked = false

  /// - Parameters:
  ///   - pause: How long the source asked to wait, if it did.
  ///   - seed: What makes this client's pauses different from others'.
  mutating func extend(at now: Milliseconds, asked pause: Milliseconds?, seed: UInt64) {
    failures = min(failures + 1, 1_000_000)
    isAsked = pause != nil
    let pause = max(pause ?? 0, Self.pause(after: failures, seed: seed))
    let (end, overflows) = now.addingReportingOverflow(pause)
    self.end = overflows ? .max : end
  }

  /// How long to wait after so many failures in a row.
  package static func pause(after failures: Int, seed: UInt64) -> Milliseconds {
    let pause = min(Milliseconds(500) << Milliseconds(min(failures - 1, 6)), 30_000)
    let mixed = (seed ^ UInt64(failures)) &* 0x9E37_79B9_7F4A_7C15
    let fifth = pause / 5
    return pause - fifth + Milliseconds(mixed >> 33) % (2 * fifth + 1)
  }
}

extension NumberSync {
  /// A hash of client and sequence, so that nothing here is random.
  var backoffSeed: UInt64 {
    var fingerprint = Fingerprint(of: record.client.bytes)
    fingerprint.add(UInt64(bitPattern: record.intent?.sequence ?? 0))
    return fingerprint.value
  }
}
