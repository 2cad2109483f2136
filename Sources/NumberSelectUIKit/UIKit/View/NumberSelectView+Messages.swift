#if canImport(UIKit)
import NumberSelect
import NumberSelectFoundation
import UIKit

// What the user is told beside the number. It follows from the appearance, so what has been told is
// not told again.
extension NumberSelectView {
  func showMessages(_ appearance: NumberAppearance) {
    let news = language.news(of: appearance, tellsSaving: tellsSaving, spoken: spoken)
    let message = language.message(of: appearance, tellsSaving: tellsSaving, spoken: spoken)
    if news != toldNews {
      toldNews = news
      if let news { announce(news) }
      showBubble(news)
    }
    guard message != self.message else { return }
    self.message = message
    if message == nil { showBubble(nil) }
    delegate?.numberSelectView(self, didChangeMessage: message)
  }

  /// Tells that the typed text cannot be used.
  func tellProblem() {
    guard let problem = appearance.problem else { return }
    let message = language.message(problem, in: appearance, spoken: spoken)
    announce(message)
    showBubble(message)
  }

  private func showBubble(_ message: String?) {
    bubble.show(showsMessages ? message : nil)
    setNeedsLayout()
  }

  /// It waits for what is being said, as of the element that has just got the focus: otherwise the
  /// one would cut the other off.
  private func announce(_ message: String) {
    let words = NSAttributedString(
      string: message, attributes: [.accessibilitySpeechQueueAnnouncement: true])
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  func placeBubble() {
    guard !bubble.isHidden else { return }
    let room = window.map { convert($0.bounds, from: $0) } ?? bounds
    bubble.place(below: bounds, in: room)
  }
}
#endif
