import CMicroHTTPD
import CPostgreSQL
import Dispatch
import Glibc
import Synchronization

/// Hears through the database what is changed, by whichever server.
///
/// Whenever it has not heard for a while, because the connection was lost or the database cannot
/// notify, anything may have changed, and it tells so.
final class PostgreSQLListener: Sendable {
  private let address: PostgreSQLAddress
  private let name: String
  private let times: Times
  private let tell: @Sendable (StoreChange) -> Void
  private let isHearing = Atomic(false)
  /// The two ends of a line: that nothing more will be said at the second is seen at the first.
  private let stopped: Int32
  private let running: Int32
  private let queue = DispatchQueue(label: "number-server.listening")

  /// How often it does what, in milliseconds.
  struct Times {
    /// Between two words to itself, by which it knows that it hears.
    var heartbeat: Int32 = 10_000
    /// How long such a word may take.
    var patience: Int32 = 3_000
    /// Between two looks where nothing can be heard.
    var polling: Int32 = 2_000
    /// How many looks until it tries to listen again.
    var looks = 30
  }

  /// - Parameter name: What this server is called in what it tells.
  init(
    _ address: PostgreSQLAddress, name: String, times: Times = Times(),
    tell: @escaping @Sendable (StoreChange) -> Void
  ) {
    self.address = address
    self.name = name
    self.times = times
    self.tell = tell
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    (stopped, running) = (ends[0], ends[1])
    queue.async { self.run() }
  }

  deinit {
    close(stopped)
    close(running)
  }

  /// Tells what this server itself has changed, if it does not hear it anyway.
  func changed(_ change: StoreChange) {
    if !isHearing.load(ordering: .sequentiallyConsistent) { tell(change) }
  }

  /// Returns when nothing will be told any more. To be called once.
  func stop() {
    shutdown(running, Int32(SHUT_WR))
    queue.sync {}
  }

  private func run() {
    var pause = ReconnectPause()
    while !isStopped(within: 0) {
      do throws(PostgreSQLError) {
        guard let connection = try listening() else {
          look()
          continue
        }
        pause = ReconnectPause()
        isHearing.store(true, ordering: .sequentiallyConsistent)
        tell(.anything)
        hear(connection)
        isHearing.store(false, ordering: .sequentiallyConsistent)
      } catch {
        if error.kind == .failed { look() } else { _ = isStopped(within: Int32(pause.next())) }
      }
    }
  }

  /// A connection that hears: it has heard itself. Between it and the database may be what does not
  /// pass notifications on; then there is none.
  private func listening() throws(PostgreSQLError) -> PostgreSQLConnection? {
    let connection = try PostgreSQLConnection(address)
    try connection.execute("LISTEN \(PostgreSQLNotice.channel)")
    return try isHeard(connection) ? connection : nil
  }

  /// Says a word to itself and waits until it is heard.
  private func isHeard(_ connection: PostgreSQLConnection) throws(PostgreSQLError) -> Bool {
    try connection.execute("SELECT pg_notify('\(PostgreSQLNotice.channel)', '\(name)')")
    let deadline = ContinuousClock.now + .milliseconds(Int(times.patience))
    while true {
      if try pass(on: connection) { return true }
      let rest = (deadline - .now) / .milliseconds(1)
      guard rest > 0 else { return false }
      if wait(for: connection, Int32(rest.rounded(.up))) == .stopped { return false }
    }
  }

  /// Passes on what is heard, until the connection is lost or the server stops.
  private func hear(_ connection: PostgreSQLConnection) {
    do throws(PostgreSQLError) {
      while true {
        switch wait(for: connection, times.heartbeat) {
        case .input: _ = try pass(on: connection)
        case .nothing: guard try isHeard(connection) else { return }
        case .stopped: return
        }
      }
    } catch {
      return
    }
  }

  /// Passes on what has come.
  ///
  /// - Returns: Whether a word to itself was there.
  private func pass(on connection: PostgreSQLConnection) throws(PostgreSQLError) -> Bool {
    var isOwn = false
    for payload in try connection.notifications() {
      let notice = PostgreSQLNotice(payload: payload)
      if notice.sender == name, notice.changes.isEmpty { isOwn = true }
      for change in notice.changes { tell(change) }
    }
    return isOwn
  }

  /// Where nothing can be heard, anything may have changed at any time.
  private func look() {
    for _ in 0..<times.looks {
      tell(.anything)
      if isStopped(within: times.polling) { return }
    }
  }

  private enum Event {
    case input, nothing, stopped
  }

  private func wait(for connection: PostgreSQLConnection, _ milliseconds: Int32) -> Event {
    var descriptors = [
      pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
      pollfd(fd: PQsocket(connection.handle), events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, 2, milliseconds) > 0 else { return .nothing }
    return descriptors[0].revents != 0 ? .stopped : .input
  }

  private func isStopped(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: stopped, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }
}

extension PostgreSQLConnection {
  /// What was notified since the last time.
  fileprivate func notifications() throws(PostgreSQLError) -> [String] {
    guard PQconsumeInput(handle) == 1 else {
      throw PostgreSQLError(.lost, String(cString: PQerrorMessage(handle)).onOneLine)
    }
    var payloads: [String] = []
    while let notification = PQnotifies(handle) {
      payloads.append(String(cString: notification.pointee.extra))
      PQfreemem(notification)
    }
    return payloads
  }
}
