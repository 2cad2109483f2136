/// The one place where texts pass between the shell and the core. A page has one thread.
nonisolated(unsafe) var buffer = Buffer()

/// Words in memory: code points of a text, or bytes.
struct Buffer {
  private var start = UnsafeMutablePointer<UInt32>.allocate(capacity: 64)
  private var capacity = 64

  /// More than there is ever memory for, so that asking for more than that ends the program.
  private static var mostWords: Int { 1 << 22 }

  /// How many words were written.
  private(set) var count: Int32 = 0

  /// The start of at least so many words. What was there before stays.
  mutating func room(for wanted: Int) -> UnsafeMutablePointer<UInt32> {
    if wanted > capacity {
      let doubled = 2 * min(wanted, Self.mostWords)
      let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: doubled)
      larger.update(from: start, count: capacity)
      start.deallocate()
      (start, capacity) = (larger, doubled)
    }
    return start
  }

  /// What the shell has put there.
  func words(_ count: Int32) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: start, count: min(max(Int(count), 0), capacity))
  }

  mutating func clear() {
    count = 0
  }

  mutating func append(_ word: UInt32) {
    room(for: Int(count) + 1)[Int(count)] = word
    count += 1
  }

  /// Writes bytes in place of what was there.
  mutating func fill(_ bytes: [UInt8]) -> Int32 {
    clear()
    for byte in bytes { append(UInt32(byte)) }
    return count
  }
}
