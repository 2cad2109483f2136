import Dispatch
import Synchronization

/// Lets what comes at the same time be done together.
///
/// There are some lanes, each with a thread of its own. Whichever is free takes all the jobs that
/// wait; while all are busy, jobs gather for the one that is free next. A lone job waits for nobody.
final class WorkLanes<Job: Sendable>: Sendable {
  private struct State {
    var waiting: [Job] = []
    var idle: [Int]
  }

  private let queues: [DispatchQueue]
  private let mostAtOnce: Int
  private let work: @Sendable (_ lane: Int, _ jobs: [Job]) -> Void
  private let state: Mutex<State>

  /// - Parameters:
  ///   - count: How many lanes there are.
  ///   - mostAtOnce: The most jobs that a lane takes, so that none waits long for those beside it.
  ///   - work: Does some jobs in a lane. It is called by one thread at a time for each lane.
  init(
    _ name: String, count: Int, mostAtOnce: Int,
    work: @escaping @Sendable (_ lane: Int, _ jobs: [Job]) -> Void
  ) {
    queues = (0..<count).map { DispatchQueue(label: "number-server.\(name).\($0)") }
    self.mostAtOnce = mostAtOnce
    self.work = work
    state = Mutex(State(idle: Array(0..<count)))
  }

  /// Has a job done soon.
  func add(_ job: Job) {
    let lane = state.withLock { state in
      state.waiting.append(job)
      return state.idle.popLast()
    }
    guard let lane else { return }
    queues[lane].async { self.run(lane) }
  }

  /// Returns when all jobs are done.
  func finish() {
    for queue in queues { queue.sync {} }
  }

  private func run(_ lane: Int) {
    while let jobs = take(lane) { work(lane, jobs) }
  }

  private func take(_ lane: Int) -> [Job]? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.idle.append(lane)
        return nil
      }
      let jobs = Array(state.waiting.prefix(mostAtOnce))
      state.waiting.removeFirst(jobs.count)
      return jobs
    }
  }
}
