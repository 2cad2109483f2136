import NumberSelect

/// When nothing goes wrong any more, everything comes to rest: nothing waits, and every device shows
/// what the source has.
enum Convergence {
  static let name = "convergence"

  static func flaw(of scene: borrowing Scene) -> String? {
    let number = scene.server.document.number ?? scene.server.document.rule.initialNumber
    for index in scene.devices.indices where scene.devices[index].isRunning {
      let device = scene.devices[index]
      if let intent = device.view.intent {
        return "\(device.name) still wants to save \(words(for: intent))"
      }
      if device.selector.record?.sent != nil, scene.act(of: index)?.isTold != true {
        return "\(device.name) still does not know what became of a save"
      }
      if !device.view.isInFlux, device.view.shown != number {
        let shown = words(for: device.view.shown)
        return "\(device.name) shows \(shown), and the source has \(words(for: number))"
      }
      if let act = scene.act(of: index), act.isPending {
        return "\(words(for: act.choice)) of \(device.name) never arrived"
      }
    }
    return nil
  }
}
