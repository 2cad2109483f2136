extension Route {
  /// The kinds of address, for those who count requests: few, however many numbers there are.
  enum Kind: Int, CaseIterable, Sendable {
    case description
    case events
    case health
    case number
    case numbers
    case other
    case ownerNumbers
    case ownerSessions
    case ownerTakeover
    case readiness
    case rule
    case rules
    case sessions

    /// The name under which they are counted.
    var name: String {
      switch self {
      case .ownerNumbers: "owner-numbers"
      case .ownerSessions: "owner-sessions"
      case .ownerTakeover: "owner-takeover"
      default: "\(self)"
      }
    }
  }
}
