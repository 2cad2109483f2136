import NumberSelect

/// What a server keeps of one number, and what it answers: the contract, without HTTP.
struct ServerModel {
  /// How many clients a number remembers.
  static let rememberedClients = 64

  /// The last save of a client.
  struct Remembered: Equatable {
    let writer: SyncDocument.Writer
    let choice: NumberChoice
  }

  struct Backup {
    let entry: Int
    let memory: [Remembered]
  }

  /// How this server breaks the contract.
  var flaws: ServerFlaws = []

  var document: SyncDocument

  /// The last saves, the latest last.
  private(set) var memory: [Remembered] = []

  /// Clients whose last save is not remembered any more.
  private(set) var forgotten: [WireName] = []

  init(document: SyncDocument) {
    self.document = document
  }

  enum Verdict: Equatable {
    case commits
    case known
    case sequenceUsed
    case stale
    case refused
  }

  /// What the server makes of a save, in the order of its checks.
  func verdict(on save: NumberSend) -> Verdict {
    if flaws.contains(.checksTagFirst), !matches(save.base) { return .stale }
    switch memory.last(where: { $0.writer.client == save.writer.client }) {
    case let last? where last.writer == save.writer && last.choice == save.choice:
      return .known
    case let last? where save.writer.sequence <= last.writer.sequence:
      return .sequenceUsed
    default:
      break
    }
    if flaws.contains(.checksRuleFirst), !allows(save.choice) { return .refused }
    guard matches(save.base) else { return .stale }
    guard allows(save.choice) else { return .refused }
    return .commits
  }

  func remembers(_ save: NumberSend) -> Bool {
    memory.contains(Remembered(writer: save.writer, choice: save.choice))
  }

  private func matches(_ tag: SyncDocument.Tag) -> Bool {
    if flaws.contains(.ignoresTag) { return true }
    if flaws.contains(.leavesStoreOutOfTag) { return tag.version == document.tag.version }
    return tag == document.tag
  }

  private func allows(_ choice: NumberChoice) -> Bool {
    guard !flaws.contains(.ignoresRule), case .number(let number) = choice else { return true }
    return AllowedNumbers(document.rule).contains(number)
  }

  /// Stores a save. Only call it when that is the verdict.
  mutating func commit(_ choice: NumberChoice, by writer: SyncDocument.Writer) {
    document.number = choice.number
    document.tag.version += 1
    let hasWriter = !(flaws.contains(.leavesOutWriterOfNothing) && document.number == nil)
    document.writer = hasWriter ? writer : nil
    remember(Remembered(writer: writer, choice: choice))
  }

  private mutating func remember(_ save: Remembered) {
    if flaws.contains(.forgetsSequences) { return }
    memory.removeAll { $0.writer.client == save.writer.client }
    memory.append(save)
    if memory.count > Self.rememberedClients {
      forgotten.append(memory.removeFirst().writer.client)
    }
  }

  mutating func setRule(_ rule: NumberRule) {
    document.rule = rule
    document.tag.version += 1
  }

  mutating func restore(_ document: SyncDocument, memory: [Remembered], store: WireName) {
    self.document = document
    self.document.tag.store = store
    self.memory = memory
  }
}

/// Ways in which a server can break the contract. The simulator must find each of them.
struct ServerFlaws: OptionSet {
  let rawValue: Int

  static let ignoresTag = ServerFlaws(rawValue: 1 << 0)
  static let leavesStoreOutOfTag = ServerFlaws(rawValue: 1 << 1)
  static let forgetsSequences = ServerFlaws(rawValue: 1 << 2)
  static let checksTagFirst = ServerFlaws(rawValue: 1 << 3)
  static let checksRuleFirst = ServerFlaws(rawValue: 1 << 4)
  static let ignoresRule = ServerFlaws(rawValue: 1 << 5)
  static let leavesOutWriterOfNothing = ServerFlaws(rawValue: 1 << 6)
}

extension NumberChoice {
  var number: ExactDecimal? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  init(_ number: ExactDecimal?) {
    self = number.map(NumberChoice.number) ?? .none
  }
}
