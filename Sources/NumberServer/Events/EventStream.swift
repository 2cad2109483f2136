import CMicroHTTPD
import NumberContract
import Synchronization

/// What one subscriber hears: a document whenever one of its numbers changes, as server-sent events.
///
/// Only which numbers have changed is kept, and they are read when the subscriber can take them. So
/// a slow subscriber costs little memory and never hears of an old number last.
final class EventStream: Sendable {
  /// Reads the present documents of some numbers of the subscriber.
  typealias Read =
    @Sendable ([String], _ completion: @escaping StoreCompletion<[NumberDocument]>) -> Void

  let owner: Owner
  let ids: [String]
  let begun = ContinuousClock.now

  /// The most numbers that are read at once, so that what waits to be sent stays small.
  private static let mostAtOnce = 16

  private let read: Read
  private let state: Mutex<State>

  fileprivate struct State {
    nonisolated(unsafe) var connection: OpaquePointer?
    var isSuspended = false
    var isEnded = false
    var isReading = false
    var hasFailed = false
    var changed: [String]
    var told: [String: EntityTag] = [:]
    var output = Array("retry: 1000\n\n".utf8)[...]
  }

  /// What is to be done for a subscriber that can take more.
  private enum Step {
    case write(Int)
    case read([String])
    case end
  }

  init(owner: Owner, ids: [String], read: @escaping Read) {
    self.owner = owner
    self.ids = ids
    self.read = read
    state = Mutex(State(changed: ids))
  }

  /// The connection that the events go out on. To be called before the first ``write(into:)``.
  func start(on connection: OpaquePointer) {
    state.withLock { $0.connection = connection }
  }

  /// The number has changed, or may have.
  func note(_ id: String) {
    wake { state in
      state.note([id])
      state.hasFailed = false
    }
  }

  /// Any of the numbers may have changed.
  func noteAll() {
    wake { state in
      state.note(ids)
      state.hasFailed = false
    }
  }

  /// Says something, so that proxies keep the connection and one whose client is gone breaks.
  func ping() {
    wake { state in
      if state.output.isEmpty { state.output = Array(": ping\n\n".utf8)[...] }
      state.hasFailed = false
    }
  }

  /// Ends the stream; the subscriber may come again.
  func end() {
    wake { $0.isEnded = true }
  }

  private func wake(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      guard state.isSuspended, let connection = state.connection else { return }
      state.isSuspended = false
      MHD_resume_connection(connection)
    }
  }

  /// Writes what is to be told next.
  ///
  /// - Returns: How many bytes, `nil` at the end. With 0 the connection is suspended until there is
  ///   more: otherwise libmicrohttpd would ask again and again.
  func write(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      switch state.withLock({ next(&$0, buffer) }) {
      case .write(let count): return count
      case .end: return nil
      case .read(let ids): read(ids) { [self] result in tell(result, of: ids) }
      }
    }
  }

  private func next(_ state: inout State, _ buffer: UnsafeMutableRawBufferPointer) -> Step {
    if state.isEnded { return .end }
    if !state.output.isEmpty {
      let count = min(buffer.count, state.output.count)
      buffer.copyBytes(from: state.output.prefix(count))
      state.output.removeFirst(count)
      return .write(count)
    }
    guard state.isReading || state.hasFailed || state.changed.isEmpty else {
      let ids = Array(state.changed.prefix(Self.mostAtOnce))
      state.changed.removeFirst(ids.count)
      state.isReading = true
      return .read(ids)
    }
    state.isSuspended = true
    MHD_suspend_connection(state.connection)
    return .write(0)
  }

  /// Goes on with what was read. If it could not be read, it is tried again at the next ping.
  private func tell(_ result: Result<[NumberDocument], StoreError>, of ids: [String]) {
    wake { state in
      state.isReading = false
      switch result {
      case .success(let documents): state.tell(documents)
      case .failure:
        state.hasFailed = true
        state.note(ids)
      }
    }
  }
}

extension EventStream.State {
  fileprivate mutating func note(_ ids: [String]) {
    for id in ids where !changed.contains(id) { changed.append(id) }
  }

  fileprivate mutating func tell(_ documents: [NumberDocument]) {
    for document in documents where told[document.id] != document.entityTag {
      told[document.id] = document.entityTag
      output += Array("data: ".utf8) + document.jsonBytes + Array("\n\n".utf8)
    }
  }
}
