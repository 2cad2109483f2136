import Dispatch
import NumberContract
import Synchronization

/// Knows who wants to hear of which numbers.
final class EventHub: Sendable {
  private struct State {
    var streams: [String: [ObjectIdentifier: EventStream]] = [:]
    var all: [ObjectIdentifier: EventStream] = [:]
    var isClosed = false
  }

  private let mostStreams: Int
  private let patience: Duration
  private let state = Mutex(State())
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  /// - Parameters:
  ///   - mostStreams: How many subscribers there can be at a time.
  ///   - pingSeconds: How often each of them hears something at least.
  ///   - streamSeconds: How long a stream goes on.
  init(mostStreams: Int, pingSeconds: Int, streamSeconds: Int) {
    self.mostStreams = mostStreams
    patience = .seconds(streamSeconds)
    timer = DispatchSource.makeTimerSource(queue: .global())
    let interval = min(pingSeconds, streamSeconds)
    timer.schedule(deadline: .now() + .seconds(interval), repeating: .seconds(interval))
    timer.setEventHandler { [weak self] in self?.ping() }
    timer.activate()
  }

  deinit {
    timer.cancel()
  }

  /// How many subscribers there are.
  var count: Int { state.withLock { $0.all.count } }

  /// - Returns: `false` if there are too many subscribers already, or the server is stopping.
  func add(_ stream: EventStream) -> Bool {
    state.withLock { state in
      guard !state.isClosed, state.all.count < mostStreams else { return false }
      state.all[ObjectIdentifier(stream)] = stream
      for id in stream.ids { state.streams[id, default: [:]][ObjectIdentifier(stream)] = stream }
      return true
    }
  }

  func remove(_ stream: EventStream) {
    state.withLock { state in
      state.all[ObjectIdentifier(stream)] = nil
      for id in stream.ids {
        state.streams[id]?[ObjectIdentifier(stream)] = nil
        if state.streams[id]?.isEmpty == true { state.streams[id] = nil }
      }
    }
  }

  /// A number has changed.
  ///
  /// - Parameter owner: Whose number it is, or `nil` if the rule has changed for everybody.
  func changed(_ id: String, of owner: Owner?) {
    let streams = state.withLock { $0.streams[id].map { Array($0.values) } } ?? []
    for stream in streams where owner == nil || stream.owner == owner { stream.note(id) }
  }

  /// Any number may have changed.
  func anythingChanged() {
    for stream in state.withLock({ Array($0.all.values) }) { stream.noteAll() }
  }

  /// Ends all streams, and takes no more.
  func close() {
    let streams = state.withLock { state in
      state.isClosed = true
      return Array(state.all.values)
    }
    for stream in streams { stream.end() }
  }

  private func ping() {
    let streams = state.withLock { Array($0.all.values) }
    let now = ContinuousClock.now
    for stream in streams {
      if now - stream.begun < patience { stream.ping() } else { stream.end() }
    }
  }
}

extension EventHub {
  /// Something in the store has changed.
  func changed(_ change: StoreChange) {
    switch change {
    case .number(let key): changed(key.id, of: key.owner)
    case .rule(let id): changed(id, of: nil)
    case .anything: anythingChanged()
    }
  }
}
