import Foundation
import Synchronization

/// Eight threads count together. With the argument "race", one of them does not take the Mutex.
final class Counter: Sendable {
  let ready = Atomic(0)
  let mutex = Mutex(())
  nonisolated(unsafe) var count = 0

  func add(isCareful: Bool) {
    if isCareful { mutex.withLock { _ in count += 1 } } else { count += 1 }
  }

  /// Waits until all threads are there, so that none has ended before another one begins.
  func waitForOthers() {
    ready.add(1, ordering: .relaxed)
    while ready.load(ordering: .relaxed) < 8 { sched_yield() }
  }
}

let counter = Counter()
let everybody = DispatchGroup()
let hasRace = CommandLine.arguments.dropFirst().first == "race"
for thread in 1...8 {
  everybody.enter()
  Thread.detachNewThread {
    counter.waitForOthers()
    for _ in 1...500 { counter.add(isCareful: thread > 1 || !hasRace) }
    everybody.leave()
  }
}
everybody.wait()
