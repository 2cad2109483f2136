/// No act is stored twice, unless the source could not remember it.
enum NotAppliedTwice: CommitInvariant {
  static let name = "no act is applied twice"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    guard let entry = scene.acts[request.act].storedAt else { return nil }
    let earlier = scene.history[entry].document
    let writer = request.save.writer
    guard earlier.tag.store == scene.server.document.tag.store,
      case .save(let request) = scene.history[entry].cause,
      scene.requests[request].save.writer.client == writer.client,
      !scene.server.forgotten.contains(writer.client)
    else { return nil }
    return "the act that made \(words(for: earlier)) is stored again"
  }
}
