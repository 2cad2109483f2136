/// Every save is made over the very document before it: the register is linear.
enum OverTheDocumentBefore: CommitInvariant {
  static let name = "versioned register"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    let (base, present) = (request.save.base, scene.server.document.tag)
    if base == present { return nil }
    return "a save over \(words(for: base)) is stored over \(words(for: present))"
  }
}
