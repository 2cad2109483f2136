import CMicroHTTPD
import NumberContract
import Synchronization

/// What one subscriber hears: a document whenever one of its numbers changes, as server-sent events.
///
/// Only which numbers have changed is kept, and each is read when the subscriber can take it. So a
/// slow subscriber costs no memory and never hears of an old number.
final class EventStream: Sendable {
  let owner: Owner
  let ids: [String]
  let begun = ContinuousClock.now

  private let read: @Sendable (NumberKey) -> NumberDocument?
  private let state: Mutex<State>

  private struct State {
    nonisolated(unsafe) var connection: OpaquePointer?
    var isSuspended = false
    var isEnded = false
    var changed: [String]
    var told: [String: EntityTag] = [:]
    var output = Array("retry: 1000\n\n".utf8)[...]
  }

  /// - Parameter read: The present document of a number, or `nil` if there is none to tell of.
  init(owner: Owner, ids: [String], read: @escaping @Sendable (NumberKey) -> NumberDocument?) {
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
      if !state.changed.contains(id) { state.changed.append(id) }
    }
  }

  /// Says something, so that proxies keep the connection and one whose client is gone breaks.
  func ping() {
    wake { state in
      if state.output.isEmpty { state.output = Array(": ping\n\n".utf8)[...] }
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
    state.withLock { state in
      if state.isEnded { return nil }
      while state.output.isEmpty, !state.changed.isEmpty {
        tell(of: state.changed.removeFirst(), &state)
      }
      guard !state.output.isEmpty else {
        state.isSuspended = true
        MHD_suspend_connection(state.connection)
        return 0
      }
      let count = min(buffer.count, state.output.count)
      buffer.copyBytes(from: state.output.prefix(count))
      state.output.removeFirst(count)
      return count
    }
  }

  private func tell(of id: String, _ state: inout State) {
    guard let document = read(NumberKey(owner: owner, id: id)) else { return }
    guard state.told[id] != document.entityTag else { return }
    state.told[id] = document.entityTag
    state.output = (Array("data: ".utf8) + document.jsonBytes + Array("\n\n".utf8))[...]
  }
}
