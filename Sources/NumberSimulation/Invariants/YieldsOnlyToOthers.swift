import NumberSelect

/// A choice is given up only to somebody else's save that its user did not know of, and for the
/// reason that is told.
enum YieldsOnlyToOthers: StepInvariant {
  static let name = "yields only to others"

  static func flaw(in step: Step, of scene: borrowing Scene) -> String? {
    guard let conflict = step.effects.conflict else { return nil }
    guard let act = step.earlierAct.map({ scene.acts[$0] }) else { return "nobody chose" }
    let device = scene.devices[step.device]
    guard let entry = step.reply?.entry ?? device.contested ?? device.newest else {
      return "a conflict is told without a document"
    }
    if conflict.reason == .nothingAllowed {
      let lowest = AllowedNumbers(scene.history[entry].document.rule).lowest
      return lowest == nil ? nil : "numbers are allowed"
    }
    let save = scene.history[entry].save
    guard !scene.isSameSave(save, act.over), scene.isForeign(save, to: step.device) else {
      return "\(words(for: conflict.forgotten)) was given up, and nobody else chose"
    }
    return flaw(of: conflict.reason, act, device)
  }

  private static func flaw(
    of reason: NumberConflict.Reason, _ act: Act, _ device: Device
  ) -> String? {
    switch reason {
    case .restored: act.life == device.life ? "its user is here" : nil
    case .sourceWins:
      device.settings.conflictPolicy == .sourceWins ? nil : "the user was to win"
    case .contested: device.contests <= BoundedContest.bound ? "the contest was short" : nil
    case .nothingAllowed: nil
    }
  }
}
