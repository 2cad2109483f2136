import NumberSelect

extension NumberDocument: JSONMessage {
  private enum Key: String, CodingKey {
    case id, number, version, writer, store, rule
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try fields.decodeIdentifier(forKey: .id),
      number: try fields.decodeNullable(ExactDecimal.self, forKey: .number),
      version: try fields.decodeCount(from: 0, forKey: .version),
      writer: try fields.decodeNullable(Writer.self, forKey: .writer),
      store: try fields.decodeIdentifier(forKey: .store),
      rule: try fields.decode(NumberRule.self, forKey: .rule))
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("id")
      writer.string(id)
      writer.name("number")
      writer.decimal(number)
      writer.name("version")
      writer.integer(version)
      writer.name("writer")
      writer.value(orNull: self.writer)
      writer.name("store")
      writer.string(store)
      writer.name("rule")
      writer.value(rule)
    }
  }
}

extension NumberDocument.Writer: JSONMessage {
  fileprivate enum Key: String, CodingKey {
    case client, sequence
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      client: try fields.decodeIdentifier(forKey: .client),
      sequence: try fields.decodeCount(from: 1, forKey: .sequence))
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writeFields(to: &$0) }
  }

  func writeFields(to writer: inout JSONWriter) {
    writer.name("client")
    writer.string(client)
    writer.name("sequence")
    writer.integer(sequence)
  }
}

extension NumberSave: JSONMessage {
  private enum Key: String, CodingKey {
    case number
  }

  /// Reads a save. The number has to be there: a choice is forgotten only by a `null` that is
  /// written out.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      number: try fields.decodeNullable(ExactDecimal.self, forKey: .number),
      writer: try NumberDocument.Writer(from: decoder))
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("number")
      writer.decimal(number)
      self.writer.writeFields(to: &writer)
    }
  }
}

extension NumberDocuments: JSONMessage {
  private enum Key: String, CodingKey {
    case documents, unknown
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      documents: try fields.decode([NumberDocument].self, forKey: .documents),
      unknown: try fields.decodeIfPresent([String].self, forKey: .unknown) ?? [])
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("documents")
      writer.array { for document in documents { $0.value(document) } }
      writer.name("unknown")
      writer.array { for id in unknown { $0.string(id) } }
    }
  }
}
