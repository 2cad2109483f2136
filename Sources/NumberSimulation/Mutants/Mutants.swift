import NumberSelect

extension Mutant {
  /// Every fault, in the order of the cases that they break.
  package static let all: [Mutant] =
    intentMutants + outcomeMutants + documentMutants + journalMutants + sendMutants
    + serverMutants + storeMutants
}
