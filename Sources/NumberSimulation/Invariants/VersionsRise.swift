import NumberSelect

/// A device goes by the newest document that arrived: within a store no older one replaces it.
enum VersionsRise: StepInvariant {
  static let name = "versions rise"

  static func flaw(in step: Step, of scene: borrowing Scene) -> String? {
    guard let record = scene.devices[step.device].selector.record else { return nil }
    let newest = scene.devices[step.device].newest.map { scene.history[$0].document }
    guard record.confirmed?.tag != newest?.tag else { return nil }
    return "it goes by \(words(for: record.confirmed?.tag)), not by \(words(for: newest?.tag))"
  }
}
