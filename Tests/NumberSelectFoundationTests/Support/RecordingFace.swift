import NumberSelect
import NumberSelectFoundation
import TestSupport

/// A face without a toolkit: it writes down what it is told, and does what a test has it do then.
@MainActor
final class RecordingFace: NumberSelectFace {
  private(set) var drawn: NumberAppearance?
  private(set) var hasReplacedText = false
  private var notes: [String] = []
  private var isBeingTold = false

  /// What the host does when it is told something.
  var whenTold: (_ note: String) -> Void = { _ in }

  /// What the host answers when it is asked.
  var answer: (NumberChange) -> Bool = { _ in true }

  /// What was told since this was last asked for.
  var heard: [String] {
    defer { notes = [] }
    return notes
  }

  /// What drawing brings, as when a toolkit takes the press from a button that goes off.
  var whenDrawn: (_ appearance: NumberAppearance) -> Void = { _ in }

  func draw(_ appearance: NumberAppearance, replacesText: Bool) {
    whenDrawn(appearance)
    drawn = appearance
    hasReplacedText = replacesText
  }

  func mayChange(_ change: NumberChange) -> Bool {
    note("may \(words(change))")
    return answer(change)
  }

  func didChange(_ change: NumberChange) { note(words(change)) }
  func didChangeAtSource(_ change: NumberChange) { note("source \(words(change))") }
  func didAdjust(_ adjustment: NumberAdjustment) { note(words(adjustment)) }
  func didGiveUp(_ conflict: NumberConflict) { note(words(conflict)) }
  func didMarkText() { note("marked") }
  func didReport(_ activity: NumberActivity) { note(words(activity)) }

  private func note(_ note: String) {
    notes.append(isBeingTold ? "inside another: \(note)" : note)
    isBeingTold = true
    whenTold(note)
    isBeingTold = false
  }
}
