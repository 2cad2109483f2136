extension SessionRequest: JSONMessage {
  private enum Key: String, CodingKey {
    case carrier
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let name = try fields.decode(String.self, forKey: .carrier)
    guard let carrier = Carrier(rawValue: name) else {
      throw ContractError(field: "carrier", reason: .notA("\"cookie\" or \"token\""))
    }
    self.init(carrier: carrier)
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("carrier")
      writer.string(carrier.rawValue)
    }
  }
}

extension Session: JSONMessage {
  private enum Key: String, CodingKey {
    case token
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(token: try fields.decode(String.self, forKey: .token))
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("token")
      writer.string(token)
    }
  }
}
