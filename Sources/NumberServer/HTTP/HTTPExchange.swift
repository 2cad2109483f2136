import CMicroHTTPD
import NumberContract
import Synchronization

/// What an exchange hands a whole request to. It answers exactly once, at once or later, on any
/// thread.
typealias HTTPHandler =
  @Sendable (HTTPRequest, _ answer: @escaping @Sendable (HTTPResponse) -> Void) -> Void

/// One request and its answer.
///
/// libmicrohttpd calls for it again and again: with the head, with each piece of the body, when the
/// body is complete, and after a pause for the answer.
final class HTTPExchange: Sendable {
  private nonisolated(unsafe) let connection: OpaquePointer
  private let target: RequestTarget?
  private let peer: NetworkAddress?
  private let clock: ConnectionClock?
  private let gate: RequestGate
  private let limits: ServerLimits
  private let state = Mutex(State())

  private struct State {
    var stage = Stage.begun
    var method: HTTPMethod?
    var head = RequestHead()
    var body: [UInt8] = []
    var excess = 0
    var response: HTTPResponse?
  }

  private enum Stage {
    case begun
    case receiving
    case handling
    case paused
    case answered
    case sent
  }

  /// What a call from libmicrohttpd leads to.
  private enum Step {
    case goOn
    case handle(HTTPRequest)
    case send(HTTPResponse, closing: Bool)
    case giveUp
  }

  init(
    connection: OpaquePointer, target: RequestTarget?, peer: NetworkAddress?,
    clock: ConnectionClock?, gate: RequestGate, limits: ServerLimits
  ) {
    self.connection = connection
    self.target = target
    self.peer = peer
    self.clock = clock
    self.gate = gate
    self.limits = limits
    gate.begin()
  }

  /// Takes in what libmicrohttpd has for the request.
  ///
  /// - Parameter upload: the next piece of the body; empty with the head and after the last piece.
  /// - Returns: `false` if the connection is to be broken off.
  func proceed(
    method: UnsafePointer<CChar>, version: UnsafePointer<CChar>, upload: UnsafeRawBufferPointer,
    handler: HTTPHandler
  ) -> Bool {
    let step = state.withLock { state in
      switch state.stage {
      case .begun: begin(&state, method: String(cString: method), version: String(cString: version))
      case .receiving where !upload.isEmpty: receive(upload, &state)
      case .receiving: finishReceiving(&state)
      case .answered: sendAnswer(&state)
      case .handling, .paused, .sent: Step.goOn
      }
    }
    switch step {
    case .goOn: return true
    case .giveUp: return false
    case .send(let response, let closing): return send(response, closing: closing)
    case .handle(let request): return handle(request, by: handler)
    }
  }

  /// The connection is done with this exchange, whether it was answered or broke.
  func end() {
    clock?.restart(seconds: limits.requestSeconds)
    gate.end()
  }

  private func begin(_ state: inout State, method: String, version: String) -> Step {
    state.method = HTTPMethod(rawValue: method)
    state.head = RequestHead(of: connection)
    if let fault = state.head.fault(
      version: HTTPVersion(version), bodyBytes: mostBytes(state))
    {
      state.stage = .sent
      return .send(HTTPResponse(fault), closing: true)
    }
    state.stage = .receiving
    return .goOn
  }

  private func mostBytes(_ state: State) -> Int {
    limits.bodyBytes(for: target, state.head)
  }

  /// A body that is too long is read on for a while, so that its sender hears the answer.
  private func receive(_ upload: UnsafeRawBufferPointer, _ state: inout State) -> Step {
    let room = mostBytes(state) - state.body.count
    state.body.append(contentsOf: upload.prefix(room))
    state.excess += max(0, upload.count - room)
    return state.excess > 256 * 1024 ? .giveUp : .goOn
  }

  private func finishReceiving(_ state: inout State) -> Step {
    clock?.stop()
    guard state.excess == 0 else {
      state.stage = .sent
      let problem = Problem(.bodyTooLarge, detail: "A body may have \(mostBytes(state)) bytes.")
      return .send(HTTPResponse(problem), closing: true)
    }
    guard gate.startHandling() else {
      state.stage = .sent
      let problem = Problem(.unavailable, detail: "The server is stopping.")
      return .send(HTTPResponse(problem), closing: true)
    }
    state.stage = .handling
    return .handle(
      HTTPRequest(
        method: state.method, target: target, head: state.head, body: state.body, peer: peer))
  }

  private func handle(_ request: HTTPRequest, by handler: HTTPHandler) -> Bool {
    handler(request) { [self] response in answer(response) }
    let step = state.withLock { state in
      if state.stage == .answered { return sendAnswer(&state) }
      state.stage = .paused
      MHD_suspend_connection(connection)
      return Step.goOn
    }
    guard case .send(let response, let closing) = step else { return true }
    return send(response, closing: closing)
  }

  private func answer(_ response: HTTPResponse) {
    state.withLock { state in
      let isPaused = state.stage == .paused
      state.response = response
      state.stage = .answered
      if isPaused { MHD_resume_connection(connection) }
    }
    gate.finishHandling()
  }

  private func sendAnswer(_ state: inout State) -> Step {
    guard let response = state.response else { return .giveUp }
    state.stage = .sent
    return .send(response, closing: gate.closesConnections)
  }

  private func send(_ response: HTTPResponse, closing: Bool) -> Bool {
    response.queue(on: connection, closing: closing)
  }
}
