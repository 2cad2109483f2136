import CGTK
import Foundation
import NumberSelect

extension NumberWidget {
  /// Says once what is wrong with the rule, when it is the rule of a view on screen: while
  /// properties are being set one by one, a rule may contradict itself for a moment.
  func warnOfFault() {
    guard Bool(gtk_widget_get_mapped(widget)) else { return }
    let fault = controller.settings.rule.fault
    guard fault != reportedFault else { return }
    reportedFault = fault
    switch fault {
    case .maximumBelowMinimum?:
      warn("The max-number of a NumberSelectView is below its min-number, which counts for both.")
    case .incrementNotPositive?:
      warn("The step-number of a NumberSelectView is not positive: it counts as 1.")
    case nil: break
    }
  }

  func warn(_ message: String) {
    withVaList([message]) { g_logv("NumberSelect", G_LOG_LEVEL_WARNING, "%s", $0) }
  }
}
