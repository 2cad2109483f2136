import Synchronization

/// Counts in a row, each of which any thread may raise without waiting for another.
final class Counters: Sendable {
  private nonisolated(unsafe) let counts: UnsafeMutableBufferPointer<Atomic<Int>>

  init(_ count: Int) {
    counts = .allocate(capacity: count)
    for place in 0..<count { counts.initializeElement(at: place, to: Atomic(0)) }
  }

  deinit {
    counts.deinitialize()
    counts.deallocate()
  }

  func add(_ amount: Int = 1, at place: Int) {
    counts[place].wrappingAdd(amount, ordering: .relaxed)
  }

  subscript(place: Int) -> Int { counts[place].load(ordering: .relaxed) }
}
