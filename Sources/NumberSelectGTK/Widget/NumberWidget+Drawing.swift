import CGTK
import NumberSelect
import NumberSelectFoundation

extension NumberWidget {
  func drawNow(_ appearance: NumberAppearance, replacesText: Bool) {
    guard appearance != drawn || replacesText else { return }
    let before = drawn
    drawn = appearance
    if appearance != before { withdrawMessages() }
    drawText(appearance, before, replacesText)
    drawButtons(appearance)
    drawAvailability(appearance, before)
    drawProblem(appearance, before)
    describe(appearance)
    if appearance.number != before?.number { WidgetProperty.currentNumber.notify(widget) }
  }

  private func drawText(
    _ appearance: NumberAppearance, _ before: NumberAppearance?, _ replacesText: Bool
  ) {
    if appearance.isEditable != before?.isEditable {
      gtk_editable_set_editable(text.widget.opaque, appearance.isEditable.gboolean)
    }
    if replacesText || !appearance.isEditing { text.show(entryText(appearance)) }
    reserveWidth(appearance, before)
  }

  private func entryText(_ appearance: NumberAppearance) -> String {
    guard let number = appearance.number else { return "" }
    return string(for: number, appearance, grouped: !appearance.isEditing)
  }

  /// A number as it stands between the buttons, and as it is read aloud.
  func string(
    for number: ExactDecimal, _ appearance: NumberAppearance, grouped: Bool = true
  ) -> String {
    language.symbols.text(
      number, minimumFractionDigits: appearance.fractionDigits, grouped: grouped)
  }

  /// Keeps room for the longest number that can come, so that the width does not jump.
  private func reserveWidth(_ appearance: NumberAppearance, _ before: NumberAppearance?) {
    if let before, appearance.hasSameReach(as: before), text.length <= reservedCharacters { return }
    let openEnd = appearance.highest == nil ? Self.openEndCharacters : 0
    let needed = max(
      length(appearance.lowest, appearance), length(appearance.highest, appearance), openEnd,
      text.length)
    guard needed != reservedCharacters else { return }
    reservedCharacters = needed
    text.reserve(needed)
  }

  private func length(_ number: ExactDecimal?, _ appearance: NumberAppearance) -> Int {
    number.map { string(for: $0, appearance).unicodeScalars.count } ?? 0
  }

  /// How much room a number without a maximum has before it has to grow.
  private static let openEndCharacters = 4

  private func drawButtons(_ appearance: NumberAppearance) {
    for button in [downButton, upButton] {
      let isOn = appearance.canStep(button.direction)
      if !isOn, button.hasFocus { gtk_widget_grab_focus(text.widget) }
      button.draw(isOn: isOn, isHeld: appearance.pressed == button.direction)
    }
  }

  private func drawAvailability(_ appearance: NumberAppearance, _ before: NumberAppearance?) {
    guard appearance.availability != before?.availability else { return }
    text.showPlaceholder(appearance.availability == .known ? nil : "…")
    if appearance.availability == .failed {
      showRetryButton()
    } else {
      hideRetryButton()
    }
  }

  private func showRetryButton() {
    let button = retryButton ?? RetryButton(owner: self)
    retryButton = button
    button.name(language.strings.retry)
    gtk_widget_set_size_request(button.widget, text.naturalWidth, -1)
    gtk_widget_insert_after(button.widget, widget, text.widget)
    let hadFocus = text.hasFocus
    gtk_widget_set_visible(text.widget, 0)
    if hadFocus { gtk_widget_grab_focus(button.widget) }
  }

  private func hideRetryButton() {
    guard let button = retryButton else { return }
    let hadFocus = button.hasFocus
    gtk_widget_set_visible(text.widget, 1)
    if hadFocus { gtk_widget_grab_focus(text.widget) }
    button.dispose()
    retryButton = nil
  }
}

extension NumberAppearance {
  /// Whether the longest number that can come is the same.
  fileprivate func hasSameReach(as other: NumberAppearance) -> Bool {
    lowest == other.lowest && highest == other.highest && fractionDigits == other.fractionDigits
  }
}
