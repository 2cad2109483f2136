import NumberContract

/// What an address is about that the shop's own services use for an owner.
enum OwnersPart: String, Equatable, Sendable {
  case numbers
  case sessions
  case takeover
}

/// What an address is about.
enum Route: Equatable, Sendable {
  case number(String)
  case numbers
  case events
  case sessions
  case rule(String)
  case rules
  case owner(Owner, OwnersPart)
  case health
  case readiness
  case description
  /// The server as a whole: `OPTIONS *`.
  case server
  /// An address of a number or a rule whose last part is no id.
  case malformedID

  /// - Returns: `nil` if nothing is at the address.
  init?(_ target: RequestTarget) {
    if let id = target.path.part(after: Self.number) {
      self = Identifier.isWellFormed(id) ? .number(id) : .malformedID
    } else if let id = target.path.part(after: Self.rule) {
      self = Identifier.isWellFormed(id) ? .rule(id) : .malformedID
    } else if let (name, part) = target.path.ownersPart {
      self = Identifier.isWellFormed(name) ? .owner(Owner(name: name), part) : .malformedID
    } else {
      switch String(decoding: target.path, as: UTF8.self) {
      case Contract.numbersPath: self = .numbers
      case Contract.rulesPath: self = .rules
      case Contract.sessionsPath: self = .sessions
      case Contract.eventsPath: self = .events
      case "/healthz": self = .health
      case "/readyz": self = .readiness
      case "/openapi.json": self = .description
      case "*": self = .server
      default: return nil
      }
    }
  }

  /// What the address takes, as in an `Allow` header.
  var allowedMethods: String {
    switch self {
    case .number: "GET, HEAD, PUT, OPTIONS"
    case .numbers, .health, .readiness, .description: "GET, HEAD, OPTIONS"
    case .events: "GET, OPTIONS"
    case .owner(_, .numbers): "GET, HEAD, OPTIONS"
    case .sessions, .owner: "POST, OPTIONS"
    case .rule, .rules: "PUT, OPTIONS"
    case .server, .malformedID: "OPTIONS"
    }
  }

  /// The kind of address.
  var kind: Kind {
    switch self {
    case .number: .number
    case .numbers: .numbers
    case .events: .events
    case .sessions: .sessions
    case .rule: .rule
    case .rules: .rules
    case .owner(_, .numbers): .ownerNumbers
    case .owner(_, .sessions): .ownerSessions
    case .owner(_, .takeover): .ownerTakeover
    case .health: .health
    case .readiness: .readiness
    case .description: .description
    case .server, .malformedID: .other
    }
  }

  fileprivate static let owners = Array("\(Contract.ownersPath)/".utf8)
  private static let number = Array("\(Contract.numbersPath)/".utf8)
  private static let rule = Array("\(Contract.rulesPath)/".utf8)
}

extension ArraySlice<UInt8> {
  /// The name and what it is about, in the path of an owner: empty if the name cannot be decoded.
  fileprivate var ownersPart: (name: String, part: OwnersPart)? {
    guard starts(with: Route.owners) else { return nil }
    let segments = dropFirst(Route.owners.count)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard
      segments.count == 2, !segments[0].isEmpty,
      let part = OwnersPart(rawValue: String(decoding: segments[1], as: UTF8.self))
    else { return nil }
    return (segments[0].percentDecoded ?? "", part)
  }

  /// The last segment, decoded, if it follows this beginning: empty if it cannot be decoded.
  fileprivate func part(after beginning: [UInt8]) -> String? {
    guard starts(with: beginning) else { return nil }
    let part = dropFirst(beginning.count)
    guard !part.isEmpty, !part.contains(UInt8(ascii: "/")) else { return nil }
    return part.percentDecoded ?? ""
  }
}
