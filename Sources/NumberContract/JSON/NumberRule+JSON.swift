public import NumberSelect

extension NumberRule: JSONMessage {
  private enum Key: String, CodingKey {
    case `default`, minimum, maximum, increment, incrementBase
  }

  /// Reads a rule. A field that is absent or `null` has the value that a new ``NumberRule`` has.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    var rule = NumberRule()
    rule.defaultNumber = try fields.decodeIfPresent(ExactDecimal.self, forKey: .default)
    rule.maximum = try fields.decodeIfPresent(ExactDecimal.self, forKey: .maximum)
    if let minimum = try fields.decodeIfPresent(ExactDecimal.self, forKey: .minimum) {
      rule.minimum = minimum
    }
    if let increment = try fields.decodeIfPresent(ExactDecimal.self, forKey: .increment) {
      rule.increment = increment
    }
    if let base = try fields.decodeIfPresent(IncrementBase.self, forKey: .incrementBase) {
      rule.incrementBase = base
    }
    self = rule
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("default")
      writer.decimal(defaultNumber)
      writer.name("minimum")
      writer.decimal(minimum)
      writer.name("maximum")
      writer.decimal(maximum)
      writer.name("increment")
      writer.decimal(increment)
      writer.name("incrementBase")
      writer.string(incrementBase.name)
    }
  }
}

extension NumberRule.IncrementBase: Decodable {
  /// The word for the base on the wire: `minimum`, `zero` or `none`.
  public var name: String {
    switch self {
    case .minimum: "minimum"
    case .zero: "zero"
    case .none: "none"
    }
  }

  /// The base of this name.
  public init?(name: String) {
    switch name {
    case "minimum": self = .minimum
    case "zero": self = .zero
    case "none": self = .none
    default: return nil
    }
  }

  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let base = Self(name: name) else {
      throw ContractError(at: decoder.codingPath, .notA("\"minimum\", \"zero\" or \"none\""))
    }
    self = base
  }
}
