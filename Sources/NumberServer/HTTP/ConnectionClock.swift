import Dispatch
import Glibc
import Synchronization

/// When a connection has to have delivered its next request.
final class ConnectionClock: Sendable {
  private let socket: Int32
  private let deadline: Atomic<UInt64>

  /// Starts with the given time for the first request.
  init(socket: Int32, seconds: Int) {
    self.socket = socket
    deadline = Atomic(Self.now + UInt64(seconds) * 1_000_000_000)
  }

  /// The request has arrived; from here on it is the server's time.
  func stop() {
    deadline.store(.max, ordering: .relaxed)
  }

  /// The answer has been sent; the next request has to arrive in time.
  func restart(seconds: Int) {
    deadline.store(Self.now + UInt64(seconds) * 1_000_000_000, ordering: .relaxed)
  }

  /// Ends the connection if its request is late, or will never be complete because its client has
  /// left. libmicrohttpd then sees it closed and releases it; of the client's leaving in the middle
  /// of a body it takes no notice by itself.
  func endIfLateOrLeft() {
    let deadline = deadline.load(ordering: .relaxed)
    guard deadline != .max else { return }
    if Self.now > deadline || hasLeft { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  private var hasLeft: Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) == 0
  }

  private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

/// Watches over the clocks of all connections, once a second.
final class ConnectionClocks: Sendable {
  private let clocks = Mutex<[ObjectIdentifier: ConnectionClock]>([:])
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  init() {
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in self?.sweep() }
    timer.activate()
  }

  deinit {
    timer.cancel()
  }

  var count: Int { clocks.withLock { $0.count } }

  func add(_ clock: ConnectionClock) {
    clocks.withLock { $0[ObjectIdentifier(clock)] = clock }
  }

  /// Has to be called before the connection's socket is closed, because another connection may get
  /// the same descriptor then.
  func remove(_ clock: ConnectionClock) {
    _ = clocks.withLock { $0.removeValue(forKey: ObjectIdentifier(clock)) }
  }

  private func sweep() {
    clocks.withLock { clocks in
      for clock in clocks.values { clock.endIfLateOrLeft() }
    }
  }
}
