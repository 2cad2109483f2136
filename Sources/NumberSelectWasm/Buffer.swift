/// The one place where texts pass between the shell and the core. A page has one thread.
nonisolated(unsafe) var buffer = Buffer()

struct Buffer {
  private var memory = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

  /// The start of at least so many words. What was there before is gone if it has to grow.
  mutating func room(for count: Int) -> UnsafeMutablePointer<UInt32> {
    if let start = memory.baseAddress, memory.count >= count { return start }
    memory.deallocate()
    memory = .allocate(capacity: max(count, 64))
    return memory.baseAddress!
  }

  func words(_ count: Int32) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(
      start: memory.baseAddress, count: min(max(Int(count), 0), memory.count))
  }

  func scalars(_ count: Int32) -> some Sequence<Unicode.Scalar> {
    words(count).lazy.map(scalar)
  }

  mutating func fill(_ text: some Collection<UInt32>) -> Int32 {
    let start = room(for: text.count)
    var count = 0
    for word in text {
      start[count] = word
      count += 1
    }
    return Int32(count)
  }
}

/// The character, or the one that stands for none.
func scalar(_ word: UInt32) -> Unicode.Scalar {
  Unicode.Scalar(word) ?? "\u{FFFD}"
}
