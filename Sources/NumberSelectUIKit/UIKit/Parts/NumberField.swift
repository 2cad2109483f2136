#if canImport(UIKit)
import UIKit

/// The text of the number.
final class NumberField: UITextField {
  /// Takes a key of a hardware keyboard and says whether it was for the number.
  var takeKey: ((_ key: FieldKey, _ isDown: Bool) -> Bool)?

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

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !take($0, isDown: true) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !isOurs($0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !take($0, isDown: false) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !take($0, isDown: false) }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  private func isOurs(_ press: UIPress) -> Bool {
    press.key.flatMap(FieldKey.init) != nil
  }

  private func take(_ press: UIPress, isDown: Bool) -> Bool {
    guard let key = press.key.flatMap(FieldKey.init) else { return false }
    return takeKey?(key, isDown) ?? false
  }
}
#endif
