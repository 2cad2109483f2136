import NumberContract
import NumberSelect

extension SyncDocument {
  /// - Throws: ``NumberSourceError/unexpectedAnswer(reason:)`` if a name in the document is empty or
  ///   too long to be one.
  package init(_ document: NumberDocument) throws(NumberSourceError) {
    self.init(
      number: document.number,
      tag: Tag(
        store: try WireName(document.store, of: "store"), version: Int64(document.version)),
      writer: try document.writer.map(Writer.init),
      rule: document.rule)
  }
}

extension SyncDocument.Writer {
  fileprivate init(_ writer: NumberDocument.Writer) throws(NumberSourceError) {
    self.init(
      client: try WireName(writer.client, of: "client"), sequence: Int64(writer.sequence))
  }
}

extension WireName {
  fileprivate init(_ text: String, of kind: String) throws(NumberSourceError) {
    guard let name = WireName(Array(text.utf8)) else {
      throw .unexpectedAnswer(reason: "“\(text)” cannot be the name of a \(kind).")
    }
    self = name
  }

  /// The name as it travels.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension NumberSend {
  /// What is sent.
  package var save: NumberSave {
    NumberSave(
      number: choice.number, client: writer.client.text, sequence: Int(writer.sequence))
  }

  /// The document that the save is made over.
  package var baseTag: EntityTag {
    EntityTag(store: base.store.text, version: Int(base.version))
  }
}

extension NumberChoice {
  fileprivate var number: ExactDecimal? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension SaveAnswer {
  /// What the engine makes of a save that failed.
  package init(_ error: NumberSourceError) {
    switch error {
    case .conflict(let document): self.init(document, SaveAnswer.stale)
    case .clientInUse(let document): self.init(document, SaveAnswer.sequenceUsed)
    case .refused(let document): self.init(document, SaveAnswer.refused)
    case .unavailable(_, let seconds): self = .unavailable(retryAfter: seconds?.inMilliseconds)
    case .unreachable, .cancelled, .unexpectedAnswer: self = .lost
    case .rejected: self = .rejected
    }
  }

  /// An answer whose document cannot be used says nothing of what became of the save.
  init(_ document: NumberDocument, _ answer: (SyncDocument) -> SaveAnswer) {
    self = (try? answer(SyncDocument(document))) ?? .lost
  }
}

extension LoadFailure {
  init(_ error: NumberSourceError) {
    switch error {
    case .unavailable(_, let seconds):
      self = .passing(retryAfter: seconds?.inMilliseconds)
    case .rejected:
      self = .lasting
    case .unreachable, .unexpectedAnswer, .cancelled, .conflict, .clientInUse, .refused:
      self = .passing(retryAfter: nil)
    }
  }
}

extension Int {
  /// Seconds as milliseconds, an hour at most.
  fileprivate var inMilliseconds: Milliseconds {
    Milliseconds(Swift.min(Swift.max(self, 0), 3600)) * 1000
  }
}
