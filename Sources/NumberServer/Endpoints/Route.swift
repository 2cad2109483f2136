import NumberContract

/// What an address is about.
enum Route: Equatable, Sendable {
  case number(String)
  case numbers
  case rule(String)
  case health
  /// The server as a whole: `OPTIONS *`.
  case server
  /// An address of a number or a rule whose last part is no id.
  case malformedID

  /// - Returns: `nil` if nothing is at the address.
  init?(_ target: RequestTarget) {
    switch target.segments.count {
    case 0: self = .server
    case 1 where target.segments == ["healthz"]: self = .health
    case 2 where target.segments == ["v1", "numbers"]: self = .numbers
    case 3 where target.segments[0] == "v1":
      guard let route = Route(collection: target.segments[1], id: target.segments[2]) else {
        return nil
      }
      self = route
    default: return nil
    }
  }

  private init?(collection: String, id: String) {
    switch collection {
    case "numbers": self = Identifier.isWellFormed(id) ? .number(id) : .malformedID
    case "rules": self = Identifier.isWellFormed(id) ? .rule(id) : .malformedID
    default: return nil
    }
  }

  /// What the address takes, as in an `Allow` header.
  var allowedMethods: String {
    switch self {
    case .number: "GET, HEAD, PUT, OPTIONS"
    case .numbers, .health: "GET, HEAD, OPTIONS"
    case .rule: "PUT, OPTIONS"
    case .server, .malformedID: "OPTIONS"
    }
  }
}
