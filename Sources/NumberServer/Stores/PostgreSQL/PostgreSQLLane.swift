/// A job that a store has taken, with the time when its patience ends.
protocol PostgreSQLJob: Sendable {
  var arrived: ContinuousClock.Instant { get }

  func fail(_ error: StoreError)
}

/// What came of some jobs: how those that are done are told so, and those to be tried again because
/// others were faster.
struct PostgreSQLProgress<Job> {
  var done: [() -> Void] = []
  var again: [Job] = []
}

/// A connection that is made when it is needed, and made again when it has broken.
///
/// Whatever is done over it may be tried again: reading always, and writing because each write is
/// judged anew by what was really written.
final class PostgreSQLLane: Sendable {
  /// How long a job is tried, as a database that starts again needs some seconds.
  private static let patience = Duration.seconds(5)

  /// How long a job is tried while others are done. Each time that it has to wait, another one has
  /// succeeded.
  private static let longPatience = Duration.seconds(30)

  private let address: PostgreSQLAddress

  /// Only one thread at a time uses a lane.
  private nonisolated(unsafe) var connection: PostgreSQLConnection?

  init(_ address: PostgreSQLAddress) {
    self.address = address
  }

  /// Tries jobs until all are done or have failed.
  ///
  /// - Parameter attempt: Tries jobs over a connection. If it throws, none of them is done.
  func run<Job: PostgreSQLJob>(
    _ jobs: [Job],
    attempt: (PostgreSQLConnection, [Job]) throws(PostgreSQLError) -> PostgreSQLProgress<Job>
  ) {
    var jobs = jobs
    var pause = ReconnectPause()
    while !jobs.isEmpty {
      do {
        let progress = try withConnection { connection throws(PostgreSQLError) in
          try attempt(connection, jobs)
        }
        for tell in progress.done { tell() }
        jobs = patient(progress.again, "others save the number all the time", Self.longPatience)
      } catch {
        switch error.kind {
        case .lost, .contended:
          jobs = patient(jobs, error.reason, Self.patience)
          if !jobs.isEmpty { pause.wait() }
        case .unavailable, .failed:
          return giveUp(jobs, error, attempt: attempt)
        }
      }
    }
  }

  func close() {
    connection = nil
  }

  /// One job may be the reason why all failed, so each gets its own chance.
  private func giveUp<Job: PostgreSQLJob>(
    _ jobs: [Job], _ error: PostgreSQLError,
    attempt: (PostgreSQLConnection, [Job]) throws(PostgreSQLError) -> PostgreSQLProgress<Job>
  ) {
    guard jobs.count > 1 else { return jobs[0].fail(error.storeError) }
    for job in jobs { run([job], attempt: attempt) }
  }

  /// Fails those jobs that have been tried for long enough.
  ///
  /// - Returns: The others.
  private func patient<Job: PostgreSQLJob>(
    _ jobs: [Job], _ reason: String, _ patience: Duration
  ) -> [Job] {
    let limit = ContinuousClock.now - patience
    for job in jobs where job.arrived < limit { job.fail(.unavailable(reason)) }
    return jobs.filter { $0.arrived >= limit }
  }

  private func withConnection<Answer>(
    _ body: (PostgreSQLConnection) throws(PostgreSQLError) -> Answer
  ) throws(PostgreSQLError) -> Answer {
    let connection = try connected()
    do {
      return try body(connection)
    } catch {
      if error.kind == .lost || !connection.isAlive { self.connection = nil }
      throw error
    }
  }

  private func connected() throws(PostgreSQLError) -> PostgreSQLConnection {
    if let connection { return connection }
    let connection = try PostgreSQLConnection(address)
    try connection.prepare(PostgreSQLStatement.all)
    self.connection = connection
    return connection
  }
}
