#if canImport(UIKit)
import NumberSelect
import TestSupport
import UIKit

@testable import NumberSelectUIKit

/// A selector on a window, with a clock that is turned by hand and a delegate that writes down what
/// it is told.
@MainActor
final class TestedSelector {
  let clock = HandClock()
  let view: NumberSelectView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let log = DelegateLog()

  init(size: CGSize = CGSize(width: 100, height: 30)) {
    view = NumberSelectView(frame: CGRect(origin: CGPoint(x: 50, y: 50), size: size), clock: clock)
    view.locale = Locale(identifier: "en")
    view.delegate = log
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  convenience init(_ range: ClosedRange<Int>, current: Int) {
    self.init()
    view.minNumber = range.lowerBound
    view.maxNumber = range.upperBound
    view.currentNumber = current
  }

  func tap(_ button: StepButton) {
    button.sendActions(for: .touchDown)
    clock.turn(by: 80)
    button.sendActions(for: .touchUpInside)
  }

  func plus() { tap(view.plusButton) }
  func minus() { tap(view.minusButton) }

  /// Types a text and finishes with Return.
  func type(_ text: String) {
    view.column.field.becomeFirstResponder()
    view.column.field.insertText(text)
    finishTyping()
  }

  func finishTyping() {
    view.column.field.sendActions(for: .editingDidEndOnExit)
    view.column.field.resignFirstResponder()
  }

  /// What the number looks like.
  var shown: String? { view.column.field.text }
}

/// Writes down what a delegate is told.
@MainActor
final class DelegateLog: NumberSelectViewDelegate {
  var told: [String] = []

  /// What there was to know beside the number.
  var messages: [String?] = []
  var senders: [ObjectIdentifier] = []
  var allows: (NumberChange) -> Bool = { _ in true }
  var onChange: ((NumberSelectView) -> Void)?

  func numberSelectView(_ numberSelectView: NumberSelectView, currentNumber: Int) {
    told.append("current \(currentNumber)")
    senders.append(ObjectIdentifier(numberSelectView))
    onChange?(numberSelectView)
  }

  func numberSelectView(_ numberSelectView: NumberSelectView, didCommit number: ExactDecimal?) {
    told.append("committed \(number?.description ?? "none")")
  }

  func numberSelectView(
    _ numberSelectView: NumberSelectView, mayChange change: NumberChange
  ) -> Bool {
    allows(change)
  }

  func numberSelectView(
    _ numberSelectView: NumberSelectView, didChangeMessage message: String?
  ) {
    messages.append(message)
  }

  func numberSelectView(
    _ numberSelectView: NumberSelectView, didGiveUp conflict: NumberConflict
  ) {
    told.append("gave up \(conflict.forgotten)")
  }

  func numberSelectView(
    _ numberSelectView: NumberSelectView, didAdjust adjustment: NumberAdjustment
  ) {
    told.append("adjusted \(adjustment.requested) to \(adjustment.adjusted)")
  }

  func numberSelectView(
    _ numberSelectView: NumberSelectView, didChangeAtSource change: NumberChange
  ) {
    let old = change.old?.description ?? "none"
    told.append("source \(old) to \(change.new?.description ?? "none")")
  }
}
#endif
