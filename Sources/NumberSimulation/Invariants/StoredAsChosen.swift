/// The source stores what was chosen, and nothing that nobody chose.
enum StoredAsChosen: CommitInvariant {
  static let name = "stored as chosen"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    let (stored, chosen) = (scene.arriving?.choice, request.choice)
    if stored == chosen { return nil }
    return "\(words(for: stored)) is stored, and \(words(for: chosen)) was chosen"
  }
}
