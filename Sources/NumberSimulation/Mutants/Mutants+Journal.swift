import NumberSelect

// Faults in what is kept.
extension Mutant {
  static let journalMutants: [Mutant] = [
    Mutant(
      name: "an unknown outcome does not survive the end of the app", breaks: "C2",
      editRestored: { $0.sent = nil }),
    Mutant(
      name: "acts are not journaled", breaks: "rule 4",
      editWritten: { record, kept in record.intent == nil || record.sent != kept?.sent }),
    Mutant(
      name: "the journal is not written at all", breaks: "rule 4",
      editWritten: { _, kept in kept == nil }),
    Mutant(
      name: "the journal is not synced before a save leaves", breaks: "rule 4", skipsSync: true),
    Mutant(
      name: "the intent is not restored", breaks: "rule 4", editRestored: { $0.intent = nil }),
    Mutant(
      name: "the sequence starts over under the old name", breaks: "rule 4",
      editRestored: { $0.lastSequence = $0.intent?.sequence ?? 0 }),
    Mutant(
      name: "a restored intent forgets its base", breaks: "C1",
      editRestored: { record in
        if let confirmed = record.confirmed {
          record.intent?.base = confirmed.base
        }
      }),
    Mutant(name: "a client keeps its name after 409", breaks: "C13", keepsClient: true),
  ]
}
