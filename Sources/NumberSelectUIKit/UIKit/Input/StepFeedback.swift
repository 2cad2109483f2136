#if canImport(UIKit)
import UIKit

/// Lets a finger feel a step, and the end of the way.
@MainActor
final class StepFeedback {
  private lazy var selection = UISelectionFeedbackGenerator()
  private lazy var impact = UIImpactFeedbackGenerator(style: .rigid)

  /// - Parameter canGoOn: Whether the number can go on in both directions.
  func step(canGoOn: Bool) {
    if canGoOn {
      selection.selectionChanged()
    } else {
      impact.impactOccurred()
    }
  }
}
#endif
