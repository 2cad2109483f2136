import CMicroHTTPD
import Glibc
import Synchronization

/// libmicrohttpd at work: takes connections and hands whole requests to a handler, until it is stopped
/// or nobody refers to it any more.
final class HTTPDaemon: Sendable {
  private nonisolated(unsafe) let daemon: OpaquePointer
  private let socket: ListeningSocket
  private let context: Context
  private let isStopped = Atomic(false)

  /// What the callbacks need. It lives as long as the daemon.
  fileprivate final class Context: Sendable {
    let handler: HTTPHandler
    let limits: ServerLimits
    let gate = RequestGate()
    let clocks = ConnectionClocks()

    init(handler: @escaping HTTPHandler, limits: ServerLimits) {
      self.handler = handler
      self.limits = limits
    }
  }

  /// Where it listens really.
  var address: ListenAddress { socket.address }

  init(
    on address: ListenAddress, limits: ServerLimits, certificate: TLSCertificate? = nil,
    threads: Int = processorCount, handler: @escaping HTTPHandler
  ) throws(ListenError) {
    raiseDescriptorLimit(to: limits.connections + 64)
    socket = try ListeningSocket(address)
    context = Context(handler: handler, limits: limits)
    var settings = cmhd_settings(
      listening_socket: socket.descriptor,
      thread_count: UInt32(threads),
      connection_limit: UInt32(max(limits.connections, threads)),
      connection_limit_per_address: UInt32(limits.connectionsPerAddress),
      idle_seconds: UInt32(limits.idleSeconds),
      connection_memory: limits.headerBytes,
      context: Unmanaged.passUnretained(context).toOpaque(),
      on_request: onRequest, on_completed: onCompleted, on_connection: onConnection,
      on_request_line: onRequestLine)
    guard let daemon = Self.start(&settings, certificate) else {
      close(socket.descriptor)
      throw ListenError(address, "libmicrohttpd did not start")
    }
    self.daemon = daemon
  }

  deinit {
    stop()
  }

  private static func start(
    _ settings: inout cmhd_settings, _ certificate: TLSCertificate?
  ) -> OpaquePointer? {
    guard let certificate else { return cmhd_start(&settings, nil, nil) }
    return certificate.certificates.withCString { certificates in
      certificate.key.withCString { key in cmhd_start(&settings, certificates, key) }
    }
  }

  /// How many connections there are.
  var connections: Int { context.clocks.count }

  /// Takes no more connections, finishes the requests that have begun, and ends.
  func stop() {
    guard !isStopped.exchange(true, ordering: .relaxed) else { return }
    context.gate.announceClosing()
    socket.refuseNewConnections()
    linger()
    MHD_quiesce_daemon(daemon)
    context.gate.close(patience: context.limits.stoppingSeconds)
    MHD_stop_daemon(daemon)
    close(socket.descriptor)
  }

  /// Goes on with those who are connected, or were about to be, so that the request that each of
  /// them may just be sending has its answer.
  private func linger() {
    let end = ContinuousClock.now + .seconds(context.limits.lingeringSeconds)
    var quiet = 0
    while ContinuousClock.now < end, quiet < 10 {
      usleep(10_000)
      quiet = connections == 0 && socket.waitingConnections == 0 ? quiet + 1 : 0
    }
  }
}

/// As many threads are of use.
private let processorCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

/// Each connection needs a descriptor, and many systems grant a process 1,024 unless it asks.
private func raiseDescriptorLimit(to count: Int) {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  guard limit.rlim_cur < count else { return }
  limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
  setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}

private func context(_ pointer: UnsafeMutableRawPointer?) -> HTTPDaemon.Context {
  Unmanaged.fromOpaque(pointer!).takeUnretainedValue()
}

private func onConnection(
  _ cls: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  _ event: MHD_ConnectionNotificationCode
) {
  let context = context(cls)
  if event == .CONNECTION_NOTIFY_STARTED {
    let clock = ConnectionClock(
      socket: cmhd_socket(connection), seconds: context.limits.requestSeconds)
    context.clocks.add(clock)
    kept?.pointee = Unmanaged.passRetained(clock).toOpaque()
  } else if let pointer = kept?.pointee {
    context.clocks.remove(Unmanaged.fromOpaque(pointer).takeRetainedValue())
  }
}

private func onRequestLine(
  _ cls: UnsafeMutableRawPointer?, _ uri: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let connection else { return nil }
  let context = context(cls)
  let target = uri.flatMap { uri in
    RequestTarget(Array(UnsafeRawBufferPointer(start: uri, count: strlen(uri))))
  }
  if let uri { cmhd_empty_query(uri) }
  let clock = cmhd_socket_context(connection).map { pointer in
    Unmanaged<ConnectionClock>.fromOpaque(pointer).takeUnretainedValue()
  }
  let exchange = HTTPExchange(
    connection: connection, target: target,
    peer: NetworkAddress(cmhd_client_address(connection)), clock: clock, gate: context.gate,
    limits: context.limits)
  return Unmanaged.passRetained(exchange).toOpaque()
}

private func onRequest(
  _ cls: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?,
  _ upload: UnsafePointer<CChar>?, _ uploadSize: UnsafeMutablePointer<Int>?,
  _ kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let method, let version, let uploadSize, let pointer = kept?.pointee else { return .NO }
  let exchange = Unmanaged<HTTPExchange>.fromOpaque(pointer).takeUnretainedValue()
  let upload = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
  uploadSize.pointee = 0
  let goesOn = exchange.proceed(
    method: method, version: version, upload: upload, handler: context(cls).handler)
  return goesOn ? .YES : .NO
}

private func onCompleted(
  _ cls: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
  guard let pointer = kept?.pointee else { return }
  Unmanaged<HTTPExchange>.fromOpaque(pointer).takeRetainedValue().end()
  kept?.pointee = nil
}
