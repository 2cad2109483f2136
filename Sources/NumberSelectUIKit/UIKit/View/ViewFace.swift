#if canImport(UIKit)
import NumberSelect
import NumberSelectFoundation
import UIKit

/// The view as its controller sees it.
@MainActor
final class ViewFace: NumberSelectFace {
  private weak var view: NumberSelectView?

  init(_ view: NumberSelectView) {
    self.view = view
  }

  func draw(_ appearance: NumberAppearance, replacesText: Bool) {
    view?.show(appearance, replacesText: replacesText)
  }

  func mayChange(_ change: NumberChange) -> Bool {
    guard let view, let delegate = view.delegate else { return true }
    return delegate.numberSelectView(view, mayChange: change)
  }

  func didChange(_ change: NumberChange) {
    guard let view else { return }
    if change.stage != .committed { tell(change, of: view) }
    if change.stage != .changing { tellCommit(change, of: view) }
  }

  private func tell(_ change: NumberChange, of view: NumberSelectView) {
    view.feel()
    view.delegate?.numberSelectView(view, didChange: change)
    if let number = change.new {
      view.delegate?.numberSelectView(view, currentNumber: Int(clamping: number.wholePart))
    }
    view.sendActions(for: .valueChanged)
    view.sendActions(for: .primaryActionTriggered)
  }

  private func tellCommit(_ change: NumberChange, of view: NumberSelectView) {
    view.delegate?.numberSelectView(view, didCommit: change.new)
    view.sendActions(for: .editingDidEnd)
  }

  func didAdjust(_ adjustment: NumberAdjustment) {
    guard let view else { return }
    view.delegate?.numberSelectView(view, didAdjust: adjustment)
  }

  func didChangeAtSource(_ change: NumberChange) {
    guard let view else { return }
    view.delegate?.numberSelectView(view, didChangeAtSource: change)
  }

  func didGiveUp(_ conflict: NumberConflict) {
    guard let view else { return }
    view.delegate?.numberSelectView(view, didGiveUp: conflict)
  }

  func didMarkText() {
    view?.tellProblem()
  }

  func didReport(_ activity: NumberActivity) {
    guard let view else { return }
    view.delegate?.numberSelectView(view, didReport: activity)
  }
}
#endif
