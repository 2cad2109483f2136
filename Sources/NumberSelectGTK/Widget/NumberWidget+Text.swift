import CGTK
import NumberSelect
import NumberSelectFoundation

// Changing a text costs GTK more than everything else about a step, and many steps can come between
// two frames. So the number waits for the next frame, unless the user is in the text or somebody
// asks for it before.
extension NumberWidget {
  func showNumber() {
    isNumberLate = true
    if Bool(gtk_widget_get_mapped(widget)), !text.hasFocus {
      showWithNextFrame()
    } else if gtk_widget_get_root(widget) != nil {
      showLateNumber()
    }
  }

  /// Makes up for what waits.
  func showLateNumber() {
    guard isNumberLate else { return }
    isNumberLate = false
    let appearance = controller.appearance
    text.show(entryText(appearance))
    reserveWidth(appearance)
    describe(appearance)
  }

  private func showWithNextFrame() {
    guard tick == nil else { return }
    let data = Unmanaged.passUnretained(self).toOpaque()
    tick = gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        data!.object(NumberWidget.self).tick = nil
        data!.object(NumberWidget.self).showLateNumber()
        return 0
      }, data, nil)
  }

  func stopWaitingForFrame() {
    if let tick { gtk_widget_remove_tick_callback(widget, tick) }
    tick = nil
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
}

// The width.
extension NumberWidget {
  /// Keeps room for the longest number that can come, so that the width does not jump. What has
  /// been there once may come again: the room never shrinks.
  private func reserveWidth(_ appearance: NumberAppearance) {
    let openEnd = appearance.highest == nil ? Self.openEndCharacters : 0
    let numbers = [appearance.number, appearance.lowest, appearance.highest]
    let longest = numbers.map { length($0, appearance) }.max() ?? 0
    let needed = max(longest, openEnd, reservedCharacters)
    guard needed != reservedCharacters else { return }
    reservedCharacters = needed
    if !hasHostWidth { text.reserve(needed) }
  }

  /// Takes the width that the host wants, or the view's own again for a negative one.
  func setWidth(_ characters: gint) {
    hasHostWidth = characters >= 0
    text.reserve(hasHostWidth ? Int(characters) : reservedCharacters)
  }

  private func length(_ number: ExactDecimal?, _ appearance: NumberAppearance) -> Int {
    number.map { string(for: $0, appearance).unicodeScalars.count } ?? 0
  }

  /// How much room a number without a maximum has before it has to grow.
  private static let openEndCharacters = 4
}
