import NumberSelect

/// What is shown is what was chosen here last, else what the newest document says.
enum NoPhantomNumber: StepInvariant {
  static let name = "no phantom number"

  static func flaw(in step: Step, of scene: borrowing Scene) -> String? {
    guard scene.devices[step.device].selector.record != nil, !step.after.isInFlux else {
      return nil
    }
    let document = scene.devices[step.device].newest.map { scene.history[$0].document }
    let expected: ExactDecimal?
    switch step.after.intent {
    case .number(let number): expected = number
    case .some(.none): expected = document?.rule.initialNumber
    case nil: expected = document.map { $0.number ?? $0.rule.initialNumber }
    }
    if step.after.shown != expected {
      return "\(words(for: step.after.shown)) is shown instead of \(words(for: expected))"
    }
    return flawOfIntent(step, scene)
  }

  private static func flawOfIntent(_ step: Step, _ scene: borrowing Scene) -> String? {
    guard let intent = step.after.intent else { return nil }
    guard let act = scene.act(of: step.device) else {
      return "\(words(for: intent)) is an intent, and nobody chose"
    }
    if act.isTold { return "\(words(for: intent)) is an intent after it was given up" }
    guard act.choice == intent else {
      return "\(words(for: intent)) is an intent, and \(words(for: act.choice)) was chosen"
    }
    return nil
  }
}
