@MainActor
open class UIFeedbackGenerator: NSObject {
  nonisolated public override init() { super.init() }

  open func prepare() {}

  /// What could have been felt so far, in order.
  public static var felt: [String] = []
}

@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { UIFeedbackGenerator.felt.append("selection") }
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) { super.init() }

  open func impactOccurred() { UIFeedbackGenerator.felt.append("impact") }
}
