#if canImport(UIKit)
import NumberSelect
import NumberSelectFoundation
import UIKit

// Drawing an appearance.
extension NumberSelectView {
  func show(_ appearance: NumberAppearance, replacesText: Bool) {
    minusButton.show(appearance, style)
    plusButton.show(appearance, style)
    column.show(appearance, style)
    if replacesText || !appearance.isEditing { column.field.setText(text(of: appearance)) }
    column.field.setKeyboardType(keyboardType(for: appearance))
    widenColumn(for: appearance)
    setNeedsLayout()
    if !appearance.isEditable { column.field.resignFirstResponder() }
    showMessages(appearance)
  }

  /// What the field says of the number.
  func text(of appearance: NumberAppearance) -> String {
    guard let number = appearance.number else { return "" }
    return appearance.isEditing ? text(number, grouped: false) : label(number)
  }

  /// A number as it stands between the buttons.
  private func label(_ number: ExactDecimal) -> String {
    let digits = text(number, grouped: true)
    return unit.isEmpty ? digits : "\(digits)\u{00A0}\(unit)"
  }

  /// A number with the digits that this selector shows.
  func text(_ number: ExactDecimal, grouped: Bool) -> String {
    language.symbols.text(
      number, minimumFractionDigits: appearance.fractionDigits, grouped: grouped)
  }

  /// What the text in the field says.
  var reading: NumberReading {
    var symbols = language.symbols
    symbols.unit = Array(unit.unicodeScalars)
    return symbols.read(column.field.text ?? "")
  }

  private func keyboardType(for appearance: NumberAppearance) -> UIKeyboardType {
    let rule = controller.selector.rule
    if rule.minimum < 0 { return .numbersAndPunctuation }
    let hasFraction = appearance.fractionDigits > 0 || rule.incrementBase == .none
    return hasFraction ? .decimalPad : .numberPad
  }

  /// Makes room for the numbers at both ends and the one between.
  private func widenColumn(for appearance: NumberAppearance) {
    let numbers = [appearance.lowest, appearance.number, appearance.highest]
    let texts = numbers.compactMap { $0.map(label) }
    let font = style.numberFont(for: traitCollection)
    guard columnWidth.widen(for: texts, font, usual: style.columnWidth) else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

// Style and layout.
extension NumberSelectView {
  /// Draws everything anew.
  func restyle() {
    minusButton.apply(style.minus, style, traitCollection)
    plusButton.apply(style.plus, style, traitCollection)
    column.apply(style, traitCollection)
    bubble.apply(style, traitCollection)
    columnWidth = ColumnWidth()
    nameParts()
    show(appearance, replacesText: false)
    setNeedsLayout()
  }

  var usualSize: CGSize {
    let traits = traitCollection
    let width = style.scaled(style.buttonWidth, for: traits) * 2 + columnWidth.points
    return CGSize(width: width, height: style.scaled(style.height, for: traits))
  }

  var layout: NumberSelectLayout {
    NumberSelectLayout(
      bounds: bounds, columnWidth: columnWidth.points, usualColumnWidth: style.columnWidth,
      touchSize: style.touchSize,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func placeParts() {
    let layout = layout
    column.frame = layout.column
    minusButton.frame = layout.minus
    plusButton.frame = layout.plus
    column.touchArea = column.convert(
      layout.columnTouchArea(isOnlyTarget: appearance.availability == .failed), from: self)
    minusButton.touchArea = minusButton.convert(layout.minusTouchArea, from: self)
    plusButton.touchArea = plusButton.convert(layout.plusTouchArea, from: self)
  }

  func isTouchable(_ point: CGPoint) -> Bool {
    for part in [column, minusButton, plusButton] as [UIView] {
      if part.point(inside: part.convert(point, from: self), with: nil) { return true }
    }
    return false
  }
}
#endif
