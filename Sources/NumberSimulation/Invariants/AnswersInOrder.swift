import NumberSelect

/// The source answers in the order of the contract: a save that it knows is not stale, and a number
/// is refused only to somebody who goes by the present rule.
enum AnswersInOrder {
  static let name = "answers in order"

  static func flaw(
    in verdict: ServerModel.Verdict, on save: NumberSend, of scene: borrowing Scene
  ) -> String? {
    switch verdict {
    case .stale where scene.server.remembers(save):
      return "a save that is known is called stale"
    case .refused where save.base != scene.server.document.tag:
      return "a number is refused, and its save is stale"
    default:
      return nil
    }
  }
}
