import CGTK
import NumberSelect
import NumberSelectFoundation

// What the user is told beside the number. All but a text that has just been marked follows from the
// appearance, so what has been told is not told again.
extension NumberWidget {
  func drawMessages(_ appearance: NumberAppearance, _ before: NumberAppearance?) {
    drawMarks(appearance, before)
    drawNews(appearance, before)
    drawMessage(appearance)
  }

  func didMarkText() {
    gtk_widget_error_bell(widget)
    if let problem = controller.appearance.problem { showBubble(text(of: problem)) }
  }

  func didAdjust(_ adjustment: NumberAdjustment) {
    delegate?.numberSelectView(hostView, didAdjust: adjustment)
  }

  func didGiveUp(_ conflict: NumberConflict) {
    delegate?.numberSelectView(hostView, didGiveUp: conflict)
  }

  private func drawMarks(_ appearance: NumberAppearance, _ before: NumberAppearance?) {
    set("error", appearance.problem?.isInText == true)
    set("warning", appearance.problem?.isInText == false)
    set("unsaved", appearance.saving != .quiet)
    if appearance.problem != before?.problem { bubble?.hide() }
  }

  private func drawNews(_ appearance: NumberAppearance, _ before: NumberAppearance?) {
    let news = language.news(of: appearance, tellsSaving: tellsSaving) {
      string(for: $0, appearance)
    }
    guard news != shownNews else { return }
    shownNews = news
    if let news { showBubble(news) } else { bubble?.hide() }
  }

  private func drawMessage(_ appearance: NumberAppearance) {
    let message = language.message(of: appearance, tellsSaving: tellsSaving) {
      string(for: $0, appearance)
    }
    guard message != self.message else { return }
    self.message = message
    gtk_widget_set_has_tooltip(widget, (message != nil).gboolean)
    WidgetProperty.message.notify(widget)
    delegate?.numberSelectView(hostView, didChangeMessage: message)
  }

  /// Shows the message under the pointer. Were it set as the widget's tooltip, GTK would also make it
  /// the whole of the description, and have it told twice.
  func fill(_ tooltip: OpaquePointer) -> Bool {
    gtk_tooltip_set_text(tooltip, message)
    return message != nil
  }

  private func text(of problem: NumberAppearance.Problem) -> String {
    let appearance = controller.appearance
    return language.message(problem, in: appearance) { string(for: $0, appearance) }
  }

  private func showBubble(_ message: String) {
    guard showsMessages, Bool(gtk_widget_get_mapped(widget)) else { return }
    let bubble = bubble ?? MessageBubble(on: widget)
    self.bubble = bubble
    bubble.show(message)
  }

  private func set(_ cssClass: String, _ isSet: Bool) {
    guard isSet != Bool(gtk_widget_has_css_class(widget, cssClass)) else { return }
    if isSet {
      gtk_widget_add_css_class(widget, cssClass)
    } else {
      gtk_widget_remove_css_class(widget, cssClass)
    }
  }
}
