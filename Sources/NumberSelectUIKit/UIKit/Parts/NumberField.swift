#if canImport(UIKit)
import UIKit

/// The text of the number.
final class NumberField: UITextField {
  /// Takes a key of a hardware keyboard that goes down, and says whether it was for the number.
  var pressKey: ((FieldKey) -> Bool)?

  /// Hears that a key for the number is up again.
  var releaseKey: ((FieldKey) -> Void)?

  /// The presses that were for the number.
  private var taken: [UIPress: FieldKey] = [:]

  init() {
    super.init(frame: .zero)
    borderStyle = .none
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumFontSize = 8
    returnKeyType = .done
    autocorrectionType = .no
    spellCheckingType = .no
    placeholder = "–"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A number field is made by its selector.")
  }

  /// Sets the text, unless that would only move the caret.
  func setText(_ text: String) {
    if text != self.text { self.text = text }
  }

  func setKeyboardType(_ type: UIKeyboardType) {
    if type != keyboardType { keyboardType = type }
  }

  /// Selects the text, for what is typed to replace it: at once, and again after a tap, which puts
  /// the caret where it was made when editing has begun.
  func selectForTyping() {
    selectAll(nil)
    let begun = text
    Task { [weak self] in
      if let self, isEditing, text == begun { selectAll(nil) }
    }
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key.flatMap(FieldKey.init), pressKey?(key) ?? false else { continue }
      taken[press] = key
    }
    let others = others(of: presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = others(of: presses)
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = others(of: presses)
    release(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = others(of: presses)
    release(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  private func others(of presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { taken[$0] == nil }
  }

  private func release(_ presses: Set<UIPress>) {
    for press in presses {
      if let key = taken.removeValue(forKey: press) { releaseKey?(key) }
    }
  }
}
#endif
