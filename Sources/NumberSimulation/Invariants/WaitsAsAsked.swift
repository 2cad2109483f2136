/// No save leaves before the pause is over that the source asked for.
enum WaitsAsAsked: SendInvariant {
  static let name = "waits as asked"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    guard let end = scene.devices[request.device].asked, scene.now < end else { return nil }
    return "a save leaves \(end - scene.now) ms too early"
  }
}
