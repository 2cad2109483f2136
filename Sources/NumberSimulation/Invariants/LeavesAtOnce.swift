/// When the user leaves, what was chosen does not wait for quiet, if nothing goes wrong.
enum LeavesAtOnce: StepInvariant {
  static let name = "leaves at once"

  static func flaw(in step: Step, of scene: borrowing Scene) -> String? {
    let device = scene.devices[step.device]
    guard scene.isFaultless, step.event == .flushed, let intent = step.after.intent,
      device.newest != nil, device.awaited == nil, !step.effects.sends
    else { return nil }
    return "\(words(for: intent)) stays behind"
  }
}
