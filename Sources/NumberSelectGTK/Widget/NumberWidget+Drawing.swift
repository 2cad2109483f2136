import CGTK
import NumberSelect
import NumberSelectFoundation

extension NumberWidget {
  func drawNow(_ appearance: NumberAppearance, replacesText: Bool) {
    guard appearance != drawn || replacesText else { return }
    let before = drawn
    drawn = appearance
    drawEditability(appearance, before)
    if replacesText || !appearance.isEditing { showNumber() }
    drawButtons(appearance)
    drawAvailability(appearance, before)
    if !isNumberLate { describe(appearance) }
    if appearance.number != before?.number { WidgetProperty.currentNumber.notify(widget) }
    drawMessages(appearance, before)
  }

  private func drawEditability(_ appearance: NumberAppearance, _ before: NumberAppearance?) {
    guard appearance.isEditable != before?.isEditable else { return }
    gtk_editable_set_editable(text.widget.opaque, appearance.isEditable.gboolean)
  }

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
    button.name(language.strings.retry, because: language.strings.loadFailed)
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
