import Glibc

/// Pauses between tries, each twice as long as the one before, up to a second.
struct ReconnectPause {
  private var milliseconds: UInt32 = 20

  /// How long to pause now, in milliseconds.
  mutating func next() -> UInt32 {
    defer { milliseconds = min(1_000, milliseconds * 2) }
    return milliseconds + UInt32.random(in: 0...milliseconds / 4)
  }

  /// Holds the thread for a while.
  mutating func wait() {
    usleep(next() * 1_000)
  }
}
