/// Who may do what on a server.
public enum Access: Sendable {
  /// Everybody is one and the same owner, and may set rules: for one machine and for tests.
  ///
  /// Such a server has to be asked by an address, as `localhost`, or by the host of one of
  /// ``NetworkPolicy/allowedOrigins``.
  case open

  /// Each session is an owner with its own numbers. Rules are set by whoever has the
  /// administrator's token; without one, by nobody.
  case sessions(administrator: TokenHash?)

  var isOpen: Bool {
    if case .open = self { true } else { false }
  }
}
