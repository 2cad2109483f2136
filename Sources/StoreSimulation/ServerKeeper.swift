import ChildProcesses
import Foundation
import NumberSimulation
import Synchronization

/// Keeps a `number-server` running to which something happens again and again.
package final class ServerKeeper: Sendable {
  package let address: ServerAddress

  private let program: String
  private let arguments: [String]
  private let logPath: String

  /// The server's process, or `nil` while there is none.
  private let process = Mutex<ChildProcess?>(nil)
  private let count = Mutex(Count())

  /// Held by whoever does something to the server, so that its end and that of its database do not
  /// meet: a server does not start while its database is away.
  private let blows = Mutex<Void>(())
  private let database: KeptDatabase

  /// What was done to the server, and what it was doing.
  package struct Count: Equatable, Sendable {
    package fileprivate(set) var kills = 0
    /// The requests under way at the kills, all together.
    package fileprivate(set) var cutOff = 0
    /// The most requests that were under way at one kill.
    package fileprivate(set) var mostCutOff = 0

    /// How often all connections with the database were dropped.
    package fileprivate(set) var drops = 0
    package fileprivate(set) var dropped = DroppedConnections()

    /// How often the database crashed and was started again.
    package fileprivate(set) var restarts = 0
    fileprivate var underWay = 0
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - program: The path of `number-server`.
  ///   - folder: Where its log is written.
  package init(
    program: String, database: KeptDatabase, folder: URL
  ) throws(StoreFailure) {
    guard let address = ServerAddress.free() else { throw StoreFailure("no port is free") }
    self.address = address
    self.program = program
    self.database = database
    arguments = ["--open", "--listen", address.description, "--database", database.address]
    logPath = folder.appendingPathComponent("number-server.log").path
    try process.withLock { process throws(StoreFailure) in process = try start() }
  }

  package var counted: Count { count.withLock { $0 } }

  /// What can be done to this server.
  var perils: [StorePeril] { [.serverKilled] + database.perils }

  /// Does something to the server, and sees that it is there again.
  func meet(_ peril: StorePeril) throws(StoreFailure) {
    try blows.withLock { _ throws(StoreFailure) in
      switch peril {
      case .serverKilled: try kill()
      case .connectionsDropped:
        let dropped = try database.dropConnections()
        count.withLock { count in
          count.drops += 1
          count.dropped += dropped
        }
      case .databaseRestarted:
        try database.restart()
        count.withLock { $0.restarts += 1 }
      }
    }
  }

  private func kill() throws(StoreFailure) {
    try process.withLock { process throws(StoreFailure) in
      count.withLock { count in
        count.kills += 1
        count.cutOff += count.underWay
        count.mostCutOff = max(count.mostCutOff, count.underWay)
      }
      process?.end()
      process = nil
      process = try start()
    }
  }

  /// Waits until a kill that is under way is over.
  func wait() {
    process.withLock { _ in }
  }

  func noteRequest(_ isUnderWay: Bool) {
    count.withLock { $0.underWay += isUnderWay ? 1 : -1 }
  }

  /// Starts the server and waits until it listens.
  private func start() throws(StoreFailure) -> ChildProcess {
    let process = try spawn()
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline, process.isRunning {
      if let socket = try? address.connect() {
        close(socket)
        return process
      }
      usleep(500)
    }
    let log = (try? String(contentsOfFile: logPath, encoding: .utf8)) ?? ""
    throw StoreFailure("\(program) does not start: \(log.suffix(500))")
  }

  private func spawn() throws(StoreFailure) -> ChildProcess {
    do {
      return try ChildProcess(program, arguments, errors: .file(logPath))
    } catch {
      throw StoreFailure(error.description)
    }
  }
}
