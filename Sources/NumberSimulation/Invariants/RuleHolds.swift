import NumberSelect

/// Every number that the source takes is allowed at that moment.
enum RuleHolds: CommitInvariant {
  static let name = "the rule holds"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    guard case .number(let number) = scene.arriving?.choice,
      !AllowedNumbers(scene.server.document.rule).contains(number)
    else { return nil }
    return "\(words(for: number)) is stored against the rule"
  }
}
