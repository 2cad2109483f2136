import Glibc

/// Pauses between tries, each twice as long as the one before, up to a second.
struct Backoff {
  private var milliseconds: UInt32 = 20

  /// Holds the thread for a while.
  mutating func wait() {
    let spread = UInt32.random(in: 0...milliseconds / 4)
    usleep((milliseconds + spread) * 1_000)
    milliseconds = min(1_000, milliseconds * 2)
  }
}
