/// Who may do what on a server.
public enum Access: Sendable {
  /// Everybody is one and the same owner, and may set rules: for one machine and for tests.
  case open

  /// Each session is an owner with its own numbers. Rules are set by whoever has the
  /// administrator's token; without one, by nobody.
  case sessions(administrator: TokenHash?)
}
