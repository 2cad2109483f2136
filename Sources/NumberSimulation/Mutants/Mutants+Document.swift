import NumberSelect

// Faults in which document counts.
extension Mutant {
  static let documentMutants: [Mutant] = [
    Mutant(
      name: "an older version is taken", breaks: "rule 5",
      editSelector: { selector, event, _ in
        if case .pushed(let document) = event { selector.ownSync?.record.confirmed = document }
      }),
    Mutant(
      name: "documents of another store are ignored", breaks: "rule 5",
      editEvent: { event, device, _ in
        guard let confirmed = device.selector.record?.confirmed,
          let document = event.document, document.tag.store != confirmed.tag.store
        else { return }
        event = .retried
      }),
    Mutant(
      name: "pushes are not heard", breaks: "rule 5",
      editEvent: { event, _, _ in
        if case .pushed = event { event = .interrupted }
      }),
  ]
}

extension NumberEvent {
  /// The document that came by itself or was loaded.
  fileprivate var document: SyncDocument? {
    switch self {
    case .pushed(let document), .loaded(let document): document
    default: nil
    }
  }
}
