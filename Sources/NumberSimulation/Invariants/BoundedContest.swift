/// Two devices do not overwrite each other for ever.
enum BoundedContest: StepInvariant {
  static let name = "bounded contest"

  /// How often in a row a choice may be sent again over somebody else's save.
  static let bound = 5

  static func flaw(in step: Step, of scene: borrowing Scene) -> String? {
    let contests = scene.devices[step.device].contests
    guard contests > bound, step.after.intent != nil else { return nil }
    return "a choice was sent again over \(contests) saves in a row"
  }
}
