import Dispatch
import Synchronization

/// Lets each of many askers in only so often, in memory of a fixed size however many they are.
///
/// An asker has one place in each of two tables, found by a hash that nobody outside can foresee. A
/// place keeps until when, at the steady rate, all that was let in through it would have lasted. An
/// asker has to wait only if both places say so; one who shares a place with somebody noisy has
/// another one.
final class RateLimiter: Sendable {
  /// How many seconds' worth an asker may ask at once.
  static let burstSeconds: UInt64 = 5

  private let interval: UInt64
  private let places: Int
  private let tables: Mutex<[UInt64]>

  /// - Parameter perSecond: How often each asker is let in when it asks all the time.
  init(perSecond: Int, places: Int = 32_768) {
    interval = 1_000_000_000 / UInt64(perSecond)
    self.places = places
    tables = Mutex(Array(repeating: 0, count: 2 * places))
  }

  /// Lets somebody in, if it is time.
  ///
  /// - Parameter now: The time in nanoseconds, of a clock that only goes forward.
  /// - Returns: `nil` if they are in, or else after how many nanoseconds they may be.
  func wait(
    for asker: some Hashable, now: UInt64 = DispatchTime.now().uptimeNanoseconds
  ) -> UInt64? {
    var hasher = Hasher()
    hasher.combine(asker)
    let hash = UInt(bitPattern: hasher.finalize())
    let first = Int(hash % UInt(places))
    let second = places + Int((hash / UInt(places)) % UInt(places))
    return tables.withLock { tables in
      let lasting = max(now, min(tables[first], tables[second]))
      let latest = now + Self.burstSeconds * 1_000_000_000 - interval
      guard lasting <= latest else { return lasting - latest }
      tables[first] = max(tables[first], lasting + interval)
      tables[second] = max(tables[second], lasting + interval)
      return nil
    }
  }
}
