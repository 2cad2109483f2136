import NumberSelect

/// What a user chose reaches the source, or is replaced by something newer that this user chose, or
/// comes back to what the source has, or its user is told.
enum NoLostIntent: StepInvariant {
  static let name = "no lost intent"

  static func flaw(in step: Step, of scene: borrowing Scene) -> String? {
    guard scene.devices[step.device].selector.record != nil,
      let act = scene.act(of: step.device)
    else { return nil }
    if step.act != nil { return flawOfNewAct(act, step, scene) }
    guard act.isPending, step.after.intent != act.choice else { return nil }
    return "\(words(for: act.choice)) was chosen and has become \(words(for: step.after.intent))"
  }

  /// An act becomes an intent, or it is what the source has anyway.
  private static func flawOfNewAct(
    _ act: Act, _ step: Step, _ scene: borrowing Scene
  ) -> String? {
    if step.after.intent == act.choice { return nil }
    let record = scene.devices[step.device].selector.record
    guard step.after.intent == nil, let confirmed = record?.confirmed,
      NumberChoice(confirmed.number) == act.choice
    else { return "\(words(for: act.choice)) was chosen and did not become the intent" }
    if record?.sent != nil { return "an act was dropped while a save has an unknown outcome" }
    return nil
  }
}
