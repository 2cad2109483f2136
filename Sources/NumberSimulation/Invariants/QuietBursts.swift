/// Acts that follow each other without a pause, for less than three seconds, make at most two
/// requests, if nothing goes wrong.
enum QuietBursts: SendInvariant {
  static let name = "two requests per burst"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    let requests = scene.devices[request.device].burst.requests
    return scene.isFaultless && requests > 2 ? "a burst made \(requests) requests" : nil
  }
}
