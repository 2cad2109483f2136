/// A choice from before the start of the app, or of a host that lets the source win, never
/// overwrites somebody else's save that its user had neither seen nor won over.
enum OthersAreSeen: CommitInvariant {
  static let name = "others are seen before they are overwritten"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    let act = scene.acts[request.act]
    guard act.life != request.life || request.conflictPolicy == .sourceWins,
      let overwritten = scene.history[scene.present].save, !scene.isSameSave(overwritten, act.over),
      let writer = scene.history[overwritten].writer,
      writer.client != request.save.writer.client
    else { return nil }
    let lost = scene.history[overwritten].document.number
    return "\(words(for: request.choice)) overwrites \(words(for: lost)), which was not seen"
  }
}
