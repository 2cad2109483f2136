public import NumberContract
public import NumberSelect

/// A number that lives only as long as the app, for previews, samples and tests.
///
/// It keeps to the contract as a server does, rule and versions included.
public actor InMemoryNumberSource: NumberSource {
  private var document: NumberDocument
  private var lastSaves: [String: NumberSave] = [:]

  /// Makes a number that nobody has saved yet.
  ///
  /// - Parameters:
  ///   - id: Its name in documents.
  ///   - number: What was chosen, or `nil` for the rule's default.
  ///   - rule: What numbers are allowed.
  public init(id: String = "number", number: ExactDecimal? = nil, rule: NumberRule) {
    document = NumberDocument(
      id: id, number: number, version: 1, writer: nil, store: "memory", rule: rule)
  }

  /// Sets another rule, as the owner of a shop would.
  public func setRule(_ rule: NumberRule) {
    document.rule = rule
    document.version += 1
  }

  public func load() async throws(NumberSourceError) -> NumberDocument {
    document
  }

  public func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    if let last = lastSaves[save.writer.client], save.writer.sequence <= last.writer.sequence {
      guard save == last else { throw .clientInUse(document) }
      return document
    }
    guard base == document.entityTag else { throw .conflict(document) }
    if let number = save.number, !AllowedNumbers(document.rule).contains(number) {
      throw .refused(document)
    }
    lastSaves[save.writer.client] = save
    document.number = save.number
    document.writer = save.writer
    document.version += 1
    return document
  }
}

extension InMemoryNumberSource: Equatable {
  /// Whether both are one.
  public static func == (left: InMemoryNumberSource, right: InMemoryNumberSource) -> Bool {
    left === right
  }
}
