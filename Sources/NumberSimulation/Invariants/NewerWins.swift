/// An old act never overwrites a newer one of the same device, unless the newer one is on its way.
enum NewerWins: CommitInvariant {
  static let name = "an old intent never overwrites a newer one"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    guard let newest = scene.devices[request.device].act,
      request.number >= scene.devices[request.device].firstRequest
    else { return nil }
    let act = scene.acts[newest]
    if newest == request.act {
      guard act.isTold || act.isBack else { return nil }
      return "\(words(for: request.choice)) is stored after it was given up"
    }
    if act.isPending || act.isLost || isAllThatIsAllowed(request, act) { return nil }
    return "\(words(for: request.choice)) is stored after \(words(for: act.choice)) was chosen"
  }

  /// Where no number is allowed, nothing can follow a choice that was forgotten before.
  private static func isAllThatIsAllowed(_ request: Request, _ newest: Act) -> Bool {
    newest.hasNoPlace && request.choice == .none
  }
}
