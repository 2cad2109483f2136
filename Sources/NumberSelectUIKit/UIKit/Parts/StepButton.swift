#if canImport(UIKit)
import NumberSelect
import UIKit

/// A button that lowers or raises the number.
final class StepButton: UIButton {
  let direction: NumberSelect.Direction

  /// Where a touch counts, in the button's coordinates.
  var touchArea = CGRect.zero

  init(_ direction: NumberSelect.Direction) {
    self.direction = direction
    super.init(frame: .zero)
    setImage(UIImage(systemName: direction == .up ? "plus" : "minus"), for: .normal)
    isPointerInteractionEnabled = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A step button is made by its selector.")
  }

  func apply(
    _ look: NumberSelectStyle.Button, _ style: NumberSelectStyle, _ traits: UITraitCollection
  ) {
    backgroundColor = look.backgroundColor
    tintColor = look.signColor
    setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(font: style.signFont(for: traits)), forImageIn: .normal)
    layer.cornerRadius = style.cornerRadius
    layer.borderWidth = traits.accessibilityContrast == .high ? 1 : 0
    layer.borderColor = style.numberColor.resolvedColor(with: traits).cgColor
  }

  func show(_ appearance: NumberAppearance, _ style: NumberSelectStyle) {
    isEnabled = appearance.canStep(direction)
    let isPressed = appearance.pressed == direction
    fade(to: isPressed ? style.pressedOpacity : isEnabled ? 1 : style.disabledOpacity)
  }

  /// A view that fades takes no touch unless that is allowed, and the next tap comes that soon.
  private func fade(to opacity: CGFloat) {
    guard opacity != alpha else { return }
    if UIAccessibility.isReduceMotionEnabled {
      alpha = opacity
    } else {
      UIView.animate(withDuration: 0.1, delay: 0, options: [.allowUserInteraction]) {
        self.alpha = opacity
      }
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchArea.contains(point)
  }

  /// Only the primary button of a pointing device counts.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let event, event.buttonMask.contains(.secondary) { return false }
    return super.beginTracking(touch, with: event)
  }
}
#endif
