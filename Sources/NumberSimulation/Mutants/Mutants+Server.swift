import NumberSelect

// Faults of the source.
extension Mutant {
  static let serverMutants: [Mutant] = [
    Mutant(
      name: "a forgotten choice has no writer", breaks: "C11",
      serverFlaws: .leavesOutWriterOfNothing),
    Mutant(
      name: "the store is left out of the tag", breaks: "C12", serverFlaws: .leavesStoreOutOfTag),
    Mutant(name: "If-Match is not looked at", breaks: "contract", serverFlaws: .ignoresTag),
    Mutant(
      name: "sequences are forgotten", breaks: "C18", serverFlaws: .forgetsSequences),
    Mutant(
      name: "If-Match is looked at before the sequence", breaks: "contract",
      serverFlaws: .checksTagFirst),
    Mutant(
      name: "the rule is looked at before If-Match", breaks: "contract",
      serverFlaws: .checksRuleFirst),
    Mutant(name: "the rule is not looked at", breaks: "contract", serverFlaws: .ignoresRule),
    Mutant(
      name: "an old sequence is stored once more", breaks: "C18",
      serverFlaws: [.forgetsSequences, .ignoresTag]),
  ]
}
