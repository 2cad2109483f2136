import NumberSelect

// Faults in what becomes of a choice.
extension Mutant {
  static let intentMutants: [Mutant] = [
    Mutant(
      name: "base is the newest version", breaks: "C1",
      editSelector: { selector, _, _ in
        guard let confirmed = selector.record?.confirmed else { return }
        selector.ownSync?.record.intent?.base = confirmed.base
      }),
    Mutant(
      name: "a win does not move the base in the journal", breaks: "C4",
      editWritten: { record, kept in
        if let intent = kept?.intent, intent.sequence == record.intent?.sequence {
          record.intent?.base = intent.base
        }
        return true
      }),
    Mutant(
      name: "a pushed rule adjusts the intent", breaks: "C10",
      editSelector: { selector, event, _ in
        guard case .pushed(let document) = event, let intent = selector.record?.intent,
          case .number(let number) = intent.choice,
          let nearest = AllowedNumbers(document.rule).nearest(to: number)
        else { return }
        selector.ownSync?.record.intent?.choice = .number(nearest)
      }),
    Mutant(
      name: "a push forgets the intent", breaks: "C16, rule 5",
      editSelector: { selector, event, _ in
        if case .pushed = event { selector.ownSync?.record.intent = nil }
      }),
    Mutant(
      name: "a contest has no bound", breaks: "C17",
      editSelector: { selector, _, _ in selector.ownSync?.contests = 0 }),
    Mutant(
      name: "a restored intent wins", breaks: "rule 7",
      editSelector: { selector, event, _ in
        if case .journalRead = event { selector.ownSync?.record.intent?.isRestored = false }
      }),
    Mutant(
      name: "an intent of a user who is here yields", breaks: "rule 7",
      editSelector: { selector, _, _ in selector.ownSync?.record.intent?.isRestored = true }),
  ]
}
