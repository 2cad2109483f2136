import CGTK
import NumberSelect

extension NumberWidget {
  func drawNow(_ appearance: NumberAppearance, replacesText: Bool) {
    guard appearance != drawn || replacesText else { return }
    let before = drawn
    drawn = appearance
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
    if replacesText || !appearance.isEditing { text.show(string(for: appearance)) }
    reserveWidth(appearance, before)
  }

  private func string(for appearance: NumberAppearance) -> String {
    guard let number = appearance.number else { return "" }
    return language.symbols.text(
      number, minimumFractionDigits: appearance.fractionDigits, grouped: !appearance.isEditing)
  }

  /// Keeps room for the longest number that can come, so that the width does not jump.
  private func reserveWidth(_ appearance: NumberAppearance, _ before: NumberAppearance?) {
    if let before, appearance.hasSameReach(as: before), text.length <= reservedCharacters { return }
    let reach = [appearance.lowest, appearance.highest].compactMap { $0 }.map {
      language.symbols.text($0, minimumFractionDigits: appearance.fractionDigits).count
    }
    let openEnd = appearance.highest == nil ? Self.openEndCharacters : 0
    let needed = max(reach.max() ?? 0, openEnd, text.length)
    guard needed != reservedCharacters else { return }
    reservedCharacters = needed
    text.reserve(needed)
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

  private func drawProblem(_ appearance: NumberAppearance, _ before: NumberAppearance?) {
    guard appearance.problem != before?.problem else { return }
    set("error", appearance.problem?.isInText == true)
    set("warning", appearance.problem?.isInText == false)
  }

  private func set(_ cssClass: String, _ isSet: Bool) {
    if isSet {
      gtk_widget_add_css_class(widget, cssClass)
    } else {
      gtk_widget_remove_css_class(widget, cssClass)
    }
  }
}

extension NumberAppearance {
  /// Whether the longest number that can come is the same.
  fileprivate func hasSameReach(as other: NumberAppearance) -> Bool {
    lowest == other.lowest && highest == other.highest && fractionDigits == other.fractionDigits
  }
}

extension NumberAppearance.Problem {
  /// Whether the user has to mend the text, as there is no number in it.
  var isInText: Bool {
    switch self {
    case .unreadable, .tooManyDigits: true
    case .belowMinimum, .aboveMaximum, .betweenSteps, .nothingAllowed: false
    }
  }
}
