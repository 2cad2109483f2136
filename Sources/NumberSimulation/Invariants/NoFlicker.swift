import NumberSelect

/// Between two acts the shown number changes only by a change that is told in the same step; and
/// what is told is what is shown.
enum NoFlicker: StepInvariant {
  static let name = "no flicker"

  static func flaw(in step: Step, of scene: borrowing Scene) -> String? {
    if let told = step.effects.sourceChange {
      if told.old == told.new { return "a change is told that is none" }
      if told.old != step.before.shown || told.new != step.after.shown {
        return "the told change is not the one that is shown"
      }
      return nil
    }
    guard step.before.shown != step.after.shown, !isOfUserOrHost(step) else { return nil }
    let (old, new) = (words(for: step.before.shown), words(for: step.after.shown))
    return "\(old) became \(new) and nobody was told"
  }

  private static func isOfUserOrHost(_ step: Step) -> Bool {
    if step.effects.change != nil || step.act != nil { return true }
    switch step.event {
    case .numberSet, .reset, .bound: return true
    default: return false
    }
  }
}
