#if canImport(UIKit)
import NumberSelect
import UIKit

/// What stands between the buttons: the number, or a sign that it is on its way, or a button that
/// tries once more.
final class NumberColumn: UIView {
  let field = NumberField()
  let spinner = UIActivityIndicatorView(style: .medium)
  let retryButton = UIButton(frame: .zero)

  /// Shows that the number could not be saved for long.
  let unsavedLine = UIView(frame: .zero)

  /// Where a touch counts, in the column's coordinates.
  var touchArea = CGRect.zero

  init() {
    super.init(frame: .zero)
    spinner.isUserInteractionEnabled = false
    retryButton.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
    retryButton.isPointerInteractionEnabled = true
    unsavedLine.isUserInteractionEnabled = false
    for part in [field, spinner, retryButton, unsavedLine] { addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A number column is made by its selector.")
  }

  func apply(_ style: NumberSelectStyle, _ traits: UITraitCollection) {
    field.font = style.numberFont(for: traits)
    field.layer.cornerRadius = style.cornerRadius
    field.layer.borderColor = style.problemColor.resolvedColor(with: traits).cgColor
    spinner.color = style.numberColor
    unsavedLine.backgroundColor = style.unsavedColor
    retryButton.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(font: style.numberFont(for: traits)), forImageIn: .normal)
  }

  func show(_ appearance: NumberAppearance, _ style: NumberSelectStyle) {
    field.isHidden = appearance.availability != .known
    retryButton.isHidden = appearance.availability != .failed
    unsavedLine.isHidden = appearance.saving == .quiet
    spin(appearance.availability == .loading)
    field.isEnabled = appearance.isEditable
    field.textColor = appearance.problem == nil ? style.numberColor : style.problemColor
    field.layer.borderWidth = appearance.problem == nil ? 0 : 1
    alpha = appearance.isEnabled ? 1 : style.disabledOpacity
  }

  private func spin(_ isLoading: Bool) {
    guard isLoading != spinner.isAnimating else { return }
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchArea.contains(point)
  }

  /// Everything around the part that is seen belongs to it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard hit === self else { return hit }
    return [field, retryButton].first { !$0.isHidden } ?? self
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [field, spinner, retryButton] { part.frame = bounds }
    unsavedLine.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - Self.lineHeight, width: bounds.width,
      height: Self.lineHeight)
  }

  private static let lineHeight: CGFloat = 2
}
#endif
