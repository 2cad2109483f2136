/// Two devices do not overwrite each other for ever.
enum BoundedContest: SendInvariant {
  static let name = "bounded contest"

  /// How often in a row a choice may be sent again over somebody else's save.
  static let bound = 5

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    let contests = scene.devices[request.device].contests
    return contests > bound ? "a choice is sent again over \(contests) saves in a row" : nil
  }
}
