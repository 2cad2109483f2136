import CGTK
import NumberSelect
import NumberSelectFoundation

// What the user is told beside the number.
extension NumberWidget {
  var message: String? {
    let appearance = controller.appearance
    return news ?? appearance.problem.map { message($0, appearance) }
  }

  func didMarkText() {
    gtk_widget_error_bell(widget)
    let appearance = controller.appearance
    if let problem = appearance.problem { showBubble(message(problem, appearance)) }
  }

  func didGiveUp(_ conflict: NumberConflict) {
    delegate?.numberSelectView(hostView, didGiveUp: conflict)
  }

  func didAdjust(_ adjustment: NumberAdjustment) {
    let appearance = controller.appearance
    announce(language.message(adjustment) { string(for: $0, appearance) })
    delegate?.numberSelectView(hostView, didAdjust: adjustment)
  }

  /// Tells the user that the source has another number than was shown. The first one is no news.
  func announce(_ change: NumberChange) {
    guard change.old != nil, let number = change.new else { return }
    let spoken = string(for: number, controller.appearance)
    announce(language.strings.changedByServer(number: spoken))
  }

  private func announce(_ news: String) {
    self.news = news
    describe(controller.appearance)
    showBubble(news)
  }

  /// A message is about what is drawn: when that changes, it goes.
  func withdrawMessages() {
    news = nil
    bubble?.hide()
  }

  func drawProblem(_ appearance: NumberAppearance, _ before: NumberAppearance?) {
    guard appearance.problem != before?.problem else { return }
    set("error", appearance.problem?.isInText == true)
    set("warning", appearance.problem?.isInText == false)
    gtk_widget_set_tooltip_text(widget, appearance.problem.map { message($0, appearance) })
  }

  private func message(
    _ problem: NumberAppearance.Problem, _ appearance: NumberAppearance
  ) -> String {
    language.message(problem, in: appearance) { string(for: $0, appearance) }
  }

  private func showBubble(_ message: String) {
    guard Bool(gtk_widget_get_mapped(widget)) else { return }
    let bubble = bubble ?? MessageBubble(on: widget)
    self.bubble = bubble
    bubble.show(message)
  }

  private func set(_ cssClass: String, _ isSet: Bool) {
    if isSet {
      gtk_widget_add_css_class(widget, cssClass)
    } else {
      gtk_widget_remove_css_class(widget, cssClass)
    }
  }
}
