import NumberSelect

/// What is going to happen, soonest first; of two things at the same time, the one that was entered
/// first.
struct Agenda {
  private struct Entry {
    let time: Milliseconds
    let serial: Int
    let occurrence: Occurrence

    func comes(before other: Entry) -> Bool {
      (time, serial) < (other.time, other.serial)
    }
  }

  /// A binary heap.
  private var heap: [Entry] = []
  private var entered = 0

  var nextTime: Milliseconds? { heap.first?.time }

  mutating func enter(_ occurrence: Occurrence, at time: Milliseconds) {
    entered += 1
    heap.append(Entry(time: time, serial: entered, occurrence: occurrence))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].comes(before: heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func takeNext() -> Occurrence? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first.occurrence
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1].comes(before: heap[child]) { child += 1 }
      guard heap[child].comes(before: heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
